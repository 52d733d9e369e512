import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, trashQuery } from '@charity-site/api-client';
import { TRASH_DAYS, type TrashedItem } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { ConfirmDialog, EmptyMessage, Pager, VisuallyHidden } from '@charity-site/ui-kit';
import { reread } from '../../shared/site/reread';
import { ContentRow } from '../../shared/layout/ContentRow';
import { LoadState } from '../../shared/layout/LoadState';
import { PlainList } from '../../shared/layout/PlainList';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeader } from '../../shared/layout/ScreenHeader';
import { kindLabel, kindOf } from '../../shared/history/historyTexts';
import { ignoreNotFound } from '../../shared/mutations/ignoreNotFound';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import { useConfirm } from '../../shared/mutations/useConfirm';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { useCan } from '../../shared/session/useRole';
import { longDate, formatDateTime } from '../../shared/site/time';

/**
 * A permanent deletion that is not confirmed yet: of one item, or of all deleted before an instant.
 */
type PendingErasure = { item: TrashedItem } | { before: string };

const nameOf = ({ list, title }: TrashedItem): string => `${kindOf(list)} “${title}”`;

/** /admin/trash: deleted items, which can be restored. */
export function TrashScreen() {
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const trash = useQuery(trashQuery({ page }));
  const { data, isFetching } = trash;
  const { notice, busy, run } = useMutationWithLocalNotice(async () => {
    await reread('trash', 'dashboard');
    // The screen of a restored item refetches its data when it is opened.
    void queries.invalidateQueries({ refetchType: 'none' });
  });
  const mayErase = useCan('overseeSite');
  const items = data?.items ?? [];
  // The last page no longer exists.
  if (data && page > data.totalPages) setPage(data.totalPages);

  const restore = (item: TrashedItem) =>
    run({
      id: item._id,
      call: () => ignoreNotFound(api.trash.restore(item._id)),
      done: `The ${nameOf(item)} was restored.`,
      failed: `Failed to restore the ${nameOf(item)}.`,
    });
  const erasure = useConfirm((pending: PendingErasure) =>
    'before' in pending
      ? run({
          call: () => ignoreNotFound(api.trash.empty(pending.before)),
          done: 'The trash is empty.',
          failed: 'Failed to empty the trash.',
        })
      : run({
          id: pending.item._id,
          call: () => ignoreNotFound(api.trash.erase(pending.item._id)),
          done: `The ${nameOf(pending.item)} was deleted for good.`,
          failed: `Failed to delete the ${nameOf(pending.item)}.`,
        }),
  );
  return (
    <Screen>
      <ScreenHeader
        heading="Trash"
        action={
          mayErase &&
          items.length > 0 && (
            <Button
              variant="outlined"
              color="error"
              disabled={busy !== ''}
              onClick={() =>
                erasure.ask({
                  before: new Date(Date.parse(items[0]?.deletedAt ?? '') + 1).toISOString(),
                })
              }
            >
              Empty the trash
            </Button>
          )
        }
      >
        What you delete stays here for {TRASH_DAYS} days. Until then you can bring it back.
      </ScreenHeader>
      <NoticeBanner notice={notice} />
      <Box
        component="section"
        aria-label="Deleted items"
        aria-busy={isFetching}
        sx={{ display: 'grid', gap: 2 }}
      >
        <LoadState query={trash} lines={6}>
          Failed to fetch the trash.
        </LoadState>
        {data && items.length === 0 && (
          <div role="status">
            <EmptyMessage>The trash is empty.</EmptyMessage>
          </div>
        )}
        {items.length > 0 && (
          <PlainList>
            {items.map((item) => (
              <ContentRow
                key={item._id}
                title={item.title || kindLabel(item.list)}
                details={
                  <>
                    {kindLabel(item.list)}. Deleted on {formatDateTime(item.deletedAt)}, kept until{' '}
                    {longDate(item.erasedAt)}.
                  </>
                }
              >
                <Button
                  variant="outlined"
                  disabled={busy !== ''}
                  onClick={() => void restore(item)}
                >
                  {busy === item._id ? 'Please wait...' : 'Restore'}
                  <VisuallyHidden> {nameOf(item)}</VisuallyHidden>
                </Button>
                {mayErase && (
                  <Button
                    color="error"
                    disabled={busy !== ''}
                    onClick={() => erasure.ask({ item })}
                  >
                    Delete for good
                    <VisuallyHidden> {nameOf(item)}</VisuallyHidden>
                  </Button>
                )}
              </ContentRow>
            ))}
          </PlainList>
        )}
        {data && <Pager page={page} totalPages={data.totalPages} onPage={setPage} />}
      </Box>
      <ConfirmDialog
        {...erasure.dialog}
        question={
          erasure.subject && 'item' in erasure.subject
            ? `Delete the ${nameOf(erasure.subject.item)} for good? It cannot be restored.`
            : 'Delete everything in the trash for good? Nothing in it can be restored.'
        }
      />
    </Screen>
  );
}
