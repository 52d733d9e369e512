import { useQueryClient } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { PAGE_SIZE } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { ConfirmDialog, ListScreen, LoadError } from '@charity-site/ui-kit';
import { NoMatch } from '../list/NoMatch';
import { Outcome, type OutcomeNews } from '../list/Outcome';
import { useContentList } from '../list/useContentList';
import { useDeletion } from '../list/useDeletion';
import { useFocusItem } from '../list/useFocusItem';
import { useView } from '../list/useView';
import { longMoment } from '../site/time';

const NONE = 'No comments found.';

const texts = {
  deleted: 'Comment deleted successfully!',
  failedDelete: 'Failed to delete comment.',
  thing: 'comment',
};

/** /admin/comments: search and delete visitors' comments. */
export function CommentsScreen() {
  const queries = useQueryClient();
  const list = useContentList(api.comments.query, PAGE_SIZE);
  const [view, setView] = useView('comments');
  const [news, setNews] = useState<OutcomeNews | null>(null);
  const deletion = useDeletion({
    calls: api.comments,
    texts,
    reload: () => queries.invalidateQueries({ queryKey: ['comments'] }),
    onNews: setNews,
  });
  useFocusItem(deletion.restoredId, list.items);
  return (
    <>
      <ListScreen
        heading="Manage Comments"
        listHeading="Visitor comments"
        search={list.search}
        searchPlaceholder="Search comments..."
        onSearch={list.setSearch}
        view={view}
        onView={setView}
        status={list.status}
        busy={list.busy}
        emptyMessage={NONE}
        emptyAction={
          list.isNarrowed && <NoMatch none={NONE} search={list.search} narrowed={false} onClear={list.clear} />
        }
        failure={<LoadError onRetry={list.retry}>Failed to fetch comments.</LoadError>}
        items={list.items.map((comment) => ({
          id: comment._id,
          title: comment.guestName,
          pictureAs: 'none',
          notes: [comment.guestEmail, longMoment(comment.createdAt)],
          preview: comment.commentText,
          link: { href: `/updates/${comment.updateId}`, text: comment.updateTitle },
        }))}
        deletingId={deletion.deletingId}
        onDelete={deletion.ask}
        page={list.page}
        totalPages={list.totalPages}
        pageSize={PAGE_SIZE}
        onPage={list.setPage}
        banner={<Outcome news={news} />}
      />
      <ConfirmDialog
        open={deletion.askingId !== undefined}
        question="Are you sure you want to delete this comment?"
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </>
  );
}
