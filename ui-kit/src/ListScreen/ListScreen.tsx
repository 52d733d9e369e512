import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';
import { EmptyMessage } from '../EmptyMessage/EmptyMessage';
import { Pager } from '../Pager/Pager';
import { SearchBox } from '../SearchBox/SearchBox';
import { ViewToggle, type ListView } from '../ViewToggle/ViewToggle';
import { ItemCard, type ItemCardProps, type ListItem } from './ItemCard';
import { ItemSkeleton } from './ItemSkeleton';
import { cardGrid } from './cardGrid';
import { useFocusAfterDelete } from './useFocusAfterDelete';

export interface ListScreenProps extends Pick<ItemCardProps, 'onEdit' | 'onDelete' | 'onMove'> {
  /** The screen's h1, such as 'Manage Partners'. */
  heading: string;
  /** The h2 above the cards, such as 'Existing Slides'. */
  listHeading: string;
  /** What the Add button reads; without `onAdd` there is none. */
  addLabel?: string | undefined;
  /** Called by the Add button; without it there is none. */
  onAdd?: (() => void) | undefined;
  /** Text in the search box. */
  search: string;
  /** Placeholder of the search box: 'Search by title...'. */
  searchPlaceholder: string;
  /** Called with the new text on every change. */
  onSearch: (search: string) => void;
  /** Beside the Add button, such as a link to a screen that belongs to this one. */
  aside?: ReactNode;
  /** More ways to narrow the list, such as a category. */
  filter?: ReactNode;
  /** Whether the items show as a grid or a list. */
  view: ListView;
  /** Called with the view chosen. */
  onView: (view: ListView) => void;
  /** `loading` is the first load; a list that is shown stays while the next one comes (`busy`). */
  status: 'loading' | 'error' | 'empty' | 'loaded';
  /** While true, the items shown are faded: the next page or a search is loading. */
  busy?: boolean;
  /** Shown when there is nothing: 'No partners found.' */
  emptyMessage: string;
  /** Under the empty message, such as a button that clears the search. */
  emptyAction?: ReactNode;
  /** What failed, with a way to try again. */
  failure?: ReactNode;
  /** The items of this page. Each has an `id`, a `title`, and optionally `picture`, `notes`, `preview` and a `link`. */
  items: readonly ListItem[];
  /** The item that is being deleted just now. */
  deletingId?: string | undefined;
  /** The page shown, counted from 1. */
  page: number;
  /** Number of pages; with one there is no pager. */
  totalPages: number;
  /** As many skeleton cards show while loading. */
  pageSize: number;
  /** Called with the page to show. */
  onPage: (page: number) => void;
  /** Success or error of the last save or delete. */
  banner?: ReactNode;
}

/**
 * The pattern of every administrator list screen: heading, Add, search,
 * grid or list, cards with Edit and Delete, empty message, pager. It only draws; all state comes from outside.
 */
export function ListScreen(props: ListScreenProps) {
  const { heading, listHeading, addLabel, onAdd, status, items, view, busy = false, deletingId } = props;
  const listHeadingId = useId();
  const listHeadingRef = useRef<HTMLHeadingElement>(null);
  useFocusAfterDelete(deletingId, items, listHeadingRef);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h1" variant="h3">
          {heading}
        </Typography>
        {props.aside && <Box sx={{ ml: { sm: 'auto' } }}>{props.aside}</Box>}
        {onAdd && (
          <Button variant="contained" startIcon={<Add />} onClick={() => onAdd()} sx={{ flexGrow: { xs: 1, sm: 0 } }}>
            {addLabel}
          </Button>
        )}
      </Box>
      {props.banner}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <Box role="search" sx={{ flex: '1 1 15rem', maxWidth: { sm: 420 } }}>
          <SearchBox value={props.search} onChange={props.onSearch} placeholder={props.searchPlaceholder} />
        </Box>
        {props.filter}
      </Box>
      <Box component="section" aria-labelledby={listHeadingId} aria-busy={status === 'loading' || busy}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
          <Typography component="h2" variant="h5" id={listHeadingId} ref={listHeadingRef} tabIndex={-1}>
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
                onEdit={props.onEdit}
                onDelete={props.onDelete}
                onMove={props.onMove}
              />
            ))}
          </Box>
        )}
        {status === 'loaded' && <Pager page={props.page} totalPages={props.totalPages} onPage={props.onPage} />}
      </Box>
    </Box>
  );
}
