import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { UnsavedDialog } from '@charity-site/ui-kit';

interface FormActionsProps {
  /** Number of fields with changes. */
  changes: number;
  submitLabel: string;
  /** True while a save is in progress. */
  saving: boolean;
  /** True while a deletion is in progress. */
  deleting: boolean;
  onStop: () => void;
  onDiscard: () => void;
  /** Undefined if there is no record to delete. */
  onDelete: (() => void) | undefined;
}

/**
 * The buttons of a form. After the first change they are sticky and show the number of changes and
 * 'Discard'.
 */
export function FormActions({
  changes,
  submitLabel,
  saving,
  deleting,
  onStop,
  onDiscard,
  onDelete,
}: FormActionsProps) {
  const [isConfirming, setConfirming] = useState(false);
  const busy = saving || deleting;
  const isChanged = changes > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        ...(isChanged && {
          position: 'sticky',
          bottom: 'var(--frame-foot, 0px)',
          zIndex: 2,
          mx: { xs: -2, sm: -3 },
          px: { xs: 2, sm: 3 },
          py: 1.5,
          bgcolor: 'background.paper',
          borderBlock: '1px solid',
          borderColor: 'divider',
        }),
      }}
    >
      {isChanged && (
        <Box component="span" role="status" sx={{ fontWeight: 600 }}>
          {changes === 1 ? '1 change' : `${changes} changes`}
        </Box>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={busy}
        // On small screens the bar has two rows; this button is in the second.
        sx={isChanged ? { order: { xs: 1, sm: 0 }, width: { xs: '100%', sm: 'auto' } } : undefined}
      >
        {saving ? 'Saving...' : submitLabel}
      </Button>
      {saving && <Button onClick={onStop}>Cancel</Button>}
      {isChanged && !saving && <Button onClick={() => setConfirming(true)}>Discard</Button>}
      {onDelete && (
        <Button
          color="inherit"
          disabled={busy}
          onClick={onDelete}
          sx={{ ml: 'auto', color: 'text.secondary' }}
        >
          {deleting ? 'Deleting...' : 'Delete'}
        </Button>
      )}
      <UnsavedDialog
        open={isConfirming}
        onKeep={() => setConfirming(false)}
        onDiscard={() => {
          setConfirming(false);
          onDiscard();
        }}
      />
    </Box>
  );
}
