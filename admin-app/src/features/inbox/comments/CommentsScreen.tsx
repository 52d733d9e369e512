import Box from '@mui/material/Box';
import { api } from '@charity-site/api-client';
import { PAGE_SIZE, type StoredComment } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { ConfirmDialog, ListScreen, LoadError } from '@charity-site/ui-kit';
import { reread } from '../../../shared/site/reread';
import { ConfirmAction } from '../../../shared/layout/ConfirmAction';
import { ViewPageLink } from '../../../shared/layout/ViewPageLink';
import { contentWords } from '../../../shared/lists/contentWords';
import { FilterField } from '../../../shared/lists/FilterField';
import { NoMatch } from '../../../shared/lists/NoMatch';
import { NoticeBanner, type Notice } from '../../../shared/mutations/NoticeBanner';
import { useContentList } from '../../../shared/lists/useContentList';
import { useDeletion } from '../../../shared/mutations/useDeletion';
import { useListView } from '../../../shared/lists/useListView';
import { formatDateTime } from '../../../shared/site/time';
import { CommentSettings } from './CommentSettings';
import { heldText, STATUS_CHANGES, commentStatusText, STATUS_OPTIONS } from './commentTexts';
import { useModeration } from './useModeration';

const EMPTY_TEXT = 'No comments found.';

const nameOf = ({ commentText }: StoredComment) => commentText;
const texts = contentWords({ label: 'Comments', item: 'Comment' });

/** /admin/comments: visitors' comments, with approval, hiding, spam and blocking. */
export function CommentsScreen() {
  const list = useContentList(api.comments.query, PAGE_SIZE);
  const [view, setView] = useListView('comments');
  const [notice, setNotice] = useState<Notice | null>(null);
  const mutatingScreen = {
    reload: () => reread('comments', 'blocked-senders', 'dashboard'),
    onNotice: setNotice,
  };
  const deletion = useDeletion({
    calls: api.comments,
    texts,
    items: list.items,
    nameOf,
    ...mutatingScreen,
  });
  const moderation = useModeration(mutatingScreen);
  return (
    <>
      <ListScreen
        heading="Manage Comments"
        besideHeading={<ViewPageLink />}
        listHeading="Visitor comments"
        search={list.search}
        searchPlaceholder="Search comments..."
        onSearch={list.setSearch}
        filter={
          <FilterField
            name="status"
            label="Status"
            emptyOption="All"
            options={STATUS_OPTIONS}
            value={list.category}
            onChange={(category) => list.narrow({ category })}
            width="14rem"
          />
        }
        view={view}
        onView={setView}
        status={list.status}
        busy={list.busy}
        emptyMessage={EMPTY_TEXT}
        emptyAction={list.isNarrowed && <NoMatch none={EMPTY_TEXT} list={list} />}
        failure={<LoadError onRetry={list.retry}>Failed to fetch comments.</LoadError>}
        items={list.items.map((comment) => ({
          id: comment._id,
          title: comment.guestName,
          pictureAs: 'none',
          label: commentStatusText(comment) || undefined,
          notes: [heldText(comment), comment.guestEmail, formatDateTime(comment.createdAt)],
          preview: comment.commentText,
          link: { href: `/updates/${comment.updateId}`, text: comment.updateTitle },
          actions: [
            ...STATUS_CHANGES[comment.status].map(([status, label]) => ({
              label,
              onClick: () => moderation.change(comment, status),
            })),
            ...(comment.canBlock
              ? [{ label: 'Block address', onClick: () => moderation.blocking.ask(comment) }]
              : []),
          ],
        }))}
        deletingId={deletion.deletingId}
        onDelete={deletion.ask}
        {...list.paging}
        banner={<NoticeBanner notice={notice} />}
      />
      <Box sx={{ mt: 4 }}>
        <CommentSettings />
      </Box>
      <ConfirmAction
        {...moderation.blocking.dialog}
        text="Block the address that this comment came from? The comment goes to spam, and so does what the address sends from now on."
        confirmLabel="Block address"
        variant="text"
        color="error"
      />
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
