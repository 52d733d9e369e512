import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { useBulkActions } from './useBulkActions';

/** A change of the selected items. */
export interface BulkChange<Change extends string> {
  change: Change;
  label: string;
  color?: 'error';
}

interface BulkActionsProps<Change extends string> {
  /** Name of the group, such as 'Selected messages'. */
  label: string;
  /** Number of items on the page. */
  total: number;
  changes: readonly BulkChange<Change>[];
  bulk: ReturnType<typeof useBulkActions<Change>>;
}

/** Selects all items of the page, and changes the selected ones. */
export function BulkActions<Change extends string>({
  label,
  total,
  changes,
  bulk,
}: BulkActionsProps<Change>) {
  const selected = bulk.selected.length;
  return (
    <Box
      role="group"
      aria-label={label}
      data-sticks={selected > 0 || undefined}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        alignItems: 'center',
        minHeight: 44,
        mb: 1,
        // Stays in view while items further down are selected.
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
            onChange={(event) => bulk.selectAll(event.target.checked)}
          />
        }
        label={selected > 0 ? `${selected} selected` : 'Select all on this page'}
      />
      {selected > 0 &&
        changes.map((action) => (
          <Button
            key={action.change}
            size="small"
            color={action.color}
            disabled={bulk.busy}
            onClick={() => bulk.change(action.change)}
          >
            {action.label}
          </Button>
        ))}
    </Box>
  );
}
