import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PAGE_SIZE } from '@charity-site/api-client/entities';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyMessage, ListFoot, LoadError, Loading } from '@charity-site/ui-kit';
import { cardStyles } from '../../shared/layout/cardStyles';
import { NoMatch } from '../../shared/lists/NoMatch';
import type { useContentList } from '../../shared/lists/useContentList';
import { BulkActions, type BulkChange } from './BulkActions';
import { InboxTable } from './InboxTable';
import type { useBulkActions } from './useBulkActions';

type TableProps = ComponentProps<typeof InboxTable>;

interface InboxListProps<Change extends string> extends Pick<
  TableProps,
  'label' | 'columns' | 'rows'
> {
  list: Omit<ReturnType<typeof useContentList>, 'items'>;
  /** Shown for an empty list. */
  none: string;
  /** Shown when the list could not be loaded. */
  failed: string;
  bulk: ReturnType<typeof useBulkActions<Change>>;
  changes: readonly BulkChange<Change>[];
  deletion: { deletingId: string; ask: (id: string) => void };
  /** Content above the loaded list. */
  children?: ReactNode;
}

/**
 * A table of messages, comments or gifts with its bulk actions and pager, also while it loads or is
 * empty.
 */
export function InboxList<Change extends string>(props: InboxListProps<Change>) {
  const { list, none, failed, bulk, changes, deletion, children, ...table } = props;
  return (
    <Box
      component="section"
      aria-label={table.label}
      aria-busy={list.status === 'loading' || list.busy}
    >
      {list.status === 'loading' && (
        <Loading>
          <Box sx={{ ...cardStyles, px: 2 }}>
            {Array.from({ length: PAGE_SIZE }, (_, index) => (
              <Skeleton key={index} height={57} />
            ))}
          </Box>
        </Loading>
      )}
      {list.status === 'error' && <LoadError onRetry={list.retry}>{failed}</LoadError>}
      {list.status === 'empty' && (
        <div role="status">
          <EmptyMessage action={list.isNarrowed && <NoMatch none={none} list={list} />}>
            {none}
          </EmptyMessage>
        </div>
      )}
      {list.status === 'loaded' && (
        <>
          {children}
          <BulkActions
            label={`Selected ${table.label.toLowerCase()}`}
            total={table.rows.length}
            changes={changes}
            bulk={bulk}
          />
          <InboxTable
            {...table}
            selected={bulk.selected}
            onSelect={bulk.select}
            deletingId={deletion.deletingId}
            onDelete={deletion.ask}
          />
          <ListFoot {...list.paging} />
        </>
      )}
    </Box>
  );
}
