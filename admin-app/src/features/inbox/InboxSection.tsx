import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PAGE_SIZE } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import { EmptyMessage, ListFoot, LoadError, Loading } from '@charity-site/ui-kit';
import { cardStyles } from '../../shared/layout/cardStyles';
import { NoMatch } from '../../shared/lists/NoMatch';
import type { useContentList } from '../../shared/lists/useContentList';

interface InboxSectionProps {
  label: string;
  list: Omit<ReturnType<typeof useContentList>, 'items'>;
  /** Shown for an empty list. */
  none: string;
  /** Shown when the list could not be loaded. */
  failed: string;
  /** The loaded list. */
  children: ReactNode;
}

/** A list of what visitors sent, while it loads, when it is empty, and with its pager. */
export function InboxSection({ label, list, none, failed, children }: InboxSectionProps) {
  return (
    <Box component="section" aria-label={label} aria-busy={list.status === 'loading' || list.busy}>
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
          <ListFoot {...list.paging} />
        </>
      )}
    </Box>
  );
}
