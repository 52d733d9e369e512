import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { MessageChange } from '@charity-site/api-client/entities';

interface BulkActionsProps {
  selected: number;
  /** Number of messages on the page. */
  total: number;
  /** True if the list shows spam. */
  isSpam: boolean;
  busy: boolean;
  onSelectAll: (all: boolean) => void;
  onChange: (change: MessageChange) => void;
}

/** Selects all messages of the page, and changes the selected ones. */
export function BulkActions({
  selected,
  total,
  isSpam,
  busy,
  onSelectAll,
  onChange,
}: BulkActionsProps) {
  const changes: [MessageChange, string][] = [
    ['read', 'Mark as Read'],
    ['unread', 'Mark as Unread'],
    isSpam ? ['inbox', 'Not spam'] : ['spam', 'Move to spam'],
  ];
  return (
    <Box
      role="group"
      aria-label="Selected messages"
      data-sticks={selected > 0 || undefined}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        alignItems: 'center',
        minHeight: 44,
        mb: 1,
        // Stays in view while messages further down are selected.
        ...(selected > 0 && {
          position: 'sticky',
          top: 'var(--frame-header, 0px)',
          zIndex: 1,
          bgcolor: 'background.default',
          py: 0.5,
          // Keeps the checkbox inside the edge drawn in forced-colours mode.
          px: 1.5,
          mx: -1.5,
        }),
      }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={selected > 0 && selected === total}
            indeterminate={selected > 0 && selected < total}
            onChange={(event) => onSelectAll(event.target.checked)}
          />
        }
        label={selected > 0 ? `${selected} selected` : 'Select all on this page'}
      />
      {selected > 0 && (
        <>
          {changes.map(([change, label]) => (
            <Button key={change} size="small" disabled={busy} onClick={() => onChange(change)}>
              {label}
            </Button>
          ))}
          <Button size="small" color="error" disabled={busy} onClick={() => onChange('delete')}>
            Delete
          </Button>
        </>
      )}
    </Box>
  );
}
