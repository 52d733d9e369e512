import GridView from '@mui/icons-material/GridView';
import ViewList from '@mui/icons-material/ViewList';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** Layout of a list of cards. */
export type ListView = 'grid' | 'list';

export interface ViewToggleProps {
  /** Current view. */
  view: ListView;
  /** Called with the selected view. */
  onView: (view: ListView) => void;
}

/** Two toggle buttons, 'Grid view' and 'List view'. */
export function ViewToggle({ view, onView }: ViewToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label="View"
      onChange={(_, chosen: ListView | null) => chosen && onView(chosen)}
      sx={{ bgcolor: 'background.paper', '& .MuiToggleButton-root': { width: 48, height: 48 } }}
    >
      <ToggleButton value="grid" aria-label="Grid view" title="Grid view">
        <GridView fontSize="small" />
      </ToggleButton>
      <ToggleButton value="list" aria-label="List view" title="List view">
        <ViewList fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
