import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, errorText, isNotFound, trashQuery } from '@charity-site/api-client';
import type { TrashedItem } from '@charity-site/api-client/entities';
import { useState } from 'react';
import {
  ConfirmDialog,
  EmptyMessage,
  LoadError,
  Loading,
  Pager,
  TextSkeleton,
  VisuallyHidden,
} from '@charity-site/ui-kit';
import { EntryList } from '../layout/EntryList';
import { EntryRow } from '../layout/EntryRow';
import { Screen } from '../layout/Screen';
import { ScreenHead } from '../layout/ScreenHead';
import { kindLabel, kindOf } from '../history/words';
import { Outcome, type OutcomeNotice } from '../list/Outcome';
import { useRole } from '../session/useRole';
import { longDate, longMoment } from '../site/time';

/** A deletion for good that waits for an answer. */
type Asked = { item: TrashedItem } | { before: string };

const nameOf = ({ list, title }: TrashedItem): string => `${kindOf(list)} “${title}”`;

/** /admin/trash: what was deleted in the last 30 days. */
export function TrashScreen() {
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, isPending, refetch } = useQuery(trashQuery({ page }));
  const [notice, setNotice] = useState<OutcomeNotice | null>(null);
  const [asking, setAsking] = useState(false);
  // The question stays while its dialog fades out.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState('');
  const mayErase = useRole() !== 'editor';
  const items = data?.items ?? [];
  // The last item of the last page is gone.
  if (data && page > data.totalPages) setPage(data.totalPages);

  const run = async (id: string, call: () => Promise<void>, texts: { done: string; failed: string }) => {
    setBusy(id);
    setNotice(null);
    try {
      // A 404 counts as done, because the answer of an earlier try may have been lost.
      await call().catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      setNotice({ kind: 'success', text: texts.done });
    } catch (error) {
      setNotice({ kind: 'error', text: `${texts.failed} ${errorText(error)}` });
    } finally {
      setBusy('');
      for (const name of ['trash', 'dashboard']) void queries.invalidateQueries({ queryKey: [name] });
      // The screen of what came back reads it when it is opened.
      void queries.invalidateQueries({ refetchType: 'none' });
    }
  };
  const restore = (item: TrashedItem) =>
    run(item._id, () => api.trash.restore(item._id), {
      done: `The ${nameOf(item)} is back.`,
      failed: `Failed to bring back the ${nameOf(item)}.`,
    });
  const ask = (what: Asked) => {
    setAsked(what);
    setAsking(true);
  };
  const erase = (what: Asked) => {
    setAsking(false);
    if ('before' in what)
      return run('all', () => api.trash.empty(what.before), {
        done: 'The trash is empty.',
        failed: 'Failed to empty the trash.',
      });
    return run(what.item._id, () => api.trash.erase(what.item._id), {
      done: `The ${nameOf(what.item)} was deleted for good.`,
      failed: `Failed to delete the ${nameOf(what.item)}.`,
    });
  };
  return (
    <Screen>
      <ScreenHead
        heading="Trash"
        action={
          mayErase &&
          items.length > 0 && (
            <Button
              variant="outlined"
              color="error"
              disabled={busy !== ''}
              onClick={() => ask({ before: new Date(Date.parse(items[0]?.deletedAt ?? '') + 1).toISOString() })}
            >
              Empty the trash
            </Button>
          )
        }
      >
        What you delete stays here for 30 days. Until then you can bring it back.
      </ScreenHead>
      <Outcome notice={notice} />
      <Box component="section" aria-label="Deleted items" aria-busy={isFetching} sx={{ display: 'grid', gap: 2 }}>
        {isPending && (
          <Loading>
            <TextSkeleton lines={6} />
          </Loading>
        )}
        {isError && !data && <LoadError onRetry={() => void refetch()}>Failed to fetch the trash.</LoadError>}
        {data && items.length === 0 && (
          <div role="status">
            <EmptyMessage>The trash is empty.</EmptyMessage>
          </div>
        )}
        {items.length > 0 && (
          <EntryList>
            {items.map((item) => (
              <EntryRow
                key={item._id}
                title={item.title || kindLabel(item.list)}
                details={
                  <>
                    {kindLabel(item.list)}. Deleted on {longMoment(item.deletedAt)}, kept until{' '}
                    {longDate(item.erasedAt)}.
                  </>
                }
              >
                <Button variant="outlined" disabled={busy !== ''} onClick={() => void restore(item)}>
                  {busy === item._id ? 'Please wait...' : 'Restore'}
                  <VisuallyHidden> {nameOf(item)}</VisuallyHidden>
                </Button>
                {mayErase && (
                  <Button color="error" disabled={busy !== ''} onClick={() => ask({ item })}>
                    Delete for good
                    <VisuallyHidden> {nameOf(item)}</VisuallyHidden>
                  </Button>
                )}
              </EntryRow>
            ))}
          </EntryList>
        )}
        {data && <Pager page={page} totalPages={data.totalPages} onPage={setPage} />}
      </Box>
      <ConfirmDialog
        open={asking}
        question={
          asked && 'item' in asked
            ? `Delete the ${nameOf(asked.item)} for good? It cannot be brought back.`
            : 'Delete everything in the trash for good? Nothing of it can be brought back.'
        }
        onConfirm={() => void (asked && erase(asked))}
        onCancel={() => setAsking(false)}
      />
    </Screen>
  );
}
