import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';
import { EmptyMessage } from '../../messages/EmptyMessage/EmptyMessage';
import { SearchBox } from '../SearchBox/SearchBox';
import { ViewToggle, type ListView } from '../ViewToggle/ViewToggle';
import { ItemCard } from './ItemCard';
import type { ItemCardProps } from './itemCardProps';
import type { ListItem } from './listItem';
import { ItemSkeleton } from './ItemSkeleton';
import { ListFoot, type ListFootProps } from './ListFoot';
import { cardGrid } from './cardGrid';
import { useFocusAfterDelete } from './useFocusAfterDelete';

export interface ListScreenProps
  extends Pick<ItemCardProps, 'onEdit' | 'onDuplicate' | 'onDelete' | 'onMove'>, ListFootProps {
  /** The screen's h1, such as 'Manage Partners'. */
  heading: string;
  /** Content after the heading, such as a link to the page that shows the items. */
  besideHeading?: ReactNode;
  /** The h2 above the cards, such as 'Existing Slides'. */
  listHeading: string;
  /** Text of the Add button; used with `onAdd`. */
  addLabel?: string | undefined;
  /** Called by the Add button; without it the button is hidden. */
  onAdd?: (() => void) | undefined;
  /** Text of the search box. */
  search: string;
  /** Placeholder of the search box: 'Search by title...'. */
  searchPlaceholder: string;
  /** Called with the new text on every change. */
  onSearch: (search: string) => void;
  /** Content next to the Add button, such as a link to a related screen. */
  aside?: ReactNode;
  /** Further filters, such as a category. */
  filter?: ReactNode;
  /** Layout of the items: grid or list. */
  view: ListView;
  /** Called with the selected view. */
  onView: (view: ListView) => void;
  /**
   * `loading` is the first load only. Later loads keep the current items visible and set `busy`.
   */
  status: 'loading' | 'error' | 'empty' | 'loaded';
  /** True while another page or search is loading; the current items are faded. */
  busy?: boolean;
  /** Text for an empty list: 'No partners found.' */
  emptyMessage: string;
  /** Content below the empty message, such as a button that clears the search. */
  emptyAction?: ReactNode;
  /** Error message with a button to try again. */
  failure?: ReactNode;
  /**
   * The items of this page. Each has an `id`, a `title`, and optionally `picture`, `notes`,
   * `preview` and a `link`.
   */
  items: readonly ListItem[];
  /** Id of the item that is being deleted. */
  deletingId?: string | undefined;
  /** Success or error of the last save or delete. */
  banner?: ReactNode;
}

/**
 * Layout of all list screens of the admin area: heading, Add, search, grid or list, cards with Edit
 * and Delete, empty message, pager. It has no state.
 */
export function ListScreen(props: ListScreenProps) {
  const {
    heading,
    listHeading,
    addLabel,
    onAdd,
    status,
    items,
    view,
    busy = false,
    deletingId,
  } = props;
  const { onEdit, onDuplicate, onDelete, onMove } = props;
  const listHeadingId = useId();
  const listHeadingRef = useRef<HTMLHeadingElement>(null);
  useFocusAfterDelete(deletingId, items, listHeadingRef);
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box
          sx={{
            flex: '1 1 18rem',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            alignItems: 'baseline',
          }}
        >
          <Typography component="h1" variant="h3">
            {heading}
          </Typography>
          {props.besideHeading}
        </Box>
        {props.aside && <Box sx={{ ml: { sm: 'auto' } }}>{props.aside}</Box>}
        {onAdd && (
          <Button
            variant="contained"
            startIcon={<Add />}
            onClick={() => onAdd()}
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {addLabel}
          </Button>
        )}
      </Box>
      {props.banner}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <Box role="search" sx={{ flex: '1 1 15rem', maxWidth: { sm: 420 } }}>
          <SearchBox
            value={props.search}
            onChange={props.onSearch}
            placeholder={props.searchPlaceholder}
          />
        </Box>
        {props.filter}
      </Box>
      <Box
        component="section"
        aria-labelledby={listHeadingId}
        aria-busy={status === 'loading' || busy}
      >
        <Box
          sx={{
            display: 'flex',
            gap: 2,
            alignItems: 'center',
            justifyContent: 'space-between',
            mb: 2,
          }}
        >
          <Typography
            component="h2"
            variant="h5"
            id={listHeadingId}
            ref={listHeadingRef}
            tabIndex={-1}
          >
            {listHeading}
          </Typography>
          <ViewToggle view={view} onView={props.onView} />
        </Box>
        {status === 'loading' && <ItemSkeleton count={props.pageSize} view={view} />}
        {status === 'error' && props.failure}
        {status === 'empty' && (
          <div role="status">
            <EmptyMessage action={props.emptyAction}>{props.emptyMessage}</EmptyMessage>
          </div>
        )}
        {status === 'loaded' && (
          <Box sx={{ ...cardGrid(view), opacity: busy ? 0.6 : 1, transition: 'opacity 160ms' }}>
            {items.map((item) => (
              <ItemCard
                key={item.id}
                item={item}
                view={view}
                deleting={item.id === deletingId}
                {...{ onEdit, onDuplicate, onDelete, onMove }}
              />
            ))}
          </Box>
        )}
        {status === 'loaded' && <ListFoot {...props} />}
      </Box>
    </Box>
  );
}
