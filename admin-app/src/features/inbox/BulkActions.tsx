import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface BulkActionsProps<Change extends string> {
  /** Name of the group, such as 'Selected messages'. */
  label: string;
  selected: number;
  /** Number of items on the page. */
  total: number;
  /** The changes with their labels. */
  changes: readonly { change: Change; label: string; color?: 'error' }[];
  busy: boolean;
  onSelectAll: (all: boolean) => void;
  onChange: (change: Change) => void;
}

/** Selects all items of the page, and changes the selected ones. */
export function BulkActions<Change extends string>({
  label,
  selected,
  total,
  changes,
  busy,
  onSelectAll,
  onChange,
}: BulkActionsProps<Change>) {
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
            onChange={(event) => onSelectAll(event.target.checked)}
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
            disabled={busy}
            onClick={() => onChange(action.change)}
          >
            {action.label}
          </Button>
        ))}
    </Box>
  );
}
