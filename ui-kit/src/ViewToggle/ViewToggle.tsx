import GridView from '@mui/icons-material/GridView';
import ViewList from '@mui/icons-material/ViewList';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** The two ways in which a list of cards can stand. */
export type ListView = 'grid' | 'list';

export interface ViewToggleProps {
  /** The view that is pressed. */
  view: ListView;
  /** Called with the view chosen. */
  onView: (view: ListView) => void;
}

/** 'Grid view' and 'List view', of which one is pressed. */
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
