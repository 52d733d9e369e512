import { api, errorText } from '@charity-site/api-client';
import { lazy, Suspense, useState } from 'react';
import { ActionBanner } from '../../../shared/forms/ActionBanner';
import { NoticeBanner } from '../../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../../shared/mutations/useMutationWithNotice';
import { useCan } from '../../../shared/session/useRole';
import { NoteDialog } from './NoteDialog';
import type { ReviewedItem } from './ReviewDialog';
import { reviewText } from './reviewTexts';

const ReviewDialog = lazy(async () => ({
  default: (await import('./ReviewDialog')).ReviewDialog,
}));

/** In the form of an item with a review: who sent it, the notes, and the reviewer's actions. */
export function ReviewBanner(props: ReviewedItem) {
  const { type, item, review, onDone } = props;
  const [open, setOpen] = useState<'note' | 'changes' | null>(null);
  const { notice, busy, run } = useMutationWithLocalNotice();
  const canReview = useCan('editContent') && !review.sentBackBy;
  const close = () => setOpen(null);
  const sendBack = async (note: string) => {
    const isDone = await run({
      call: () => api.reviews.sendBack({ list: type.path, item: item._id }, note),
      done: () => null,
      failed: (error) => `Failed to send it back. ${errorText(error)}`,
    });
    close();
    if (isDone) onDone(`${type.item} sent back to ${review.by}.`);
  };
  const choices =
    item.status === 'draft'
      ? [{ label: 'Send back', onClick: () => setOpen('note') }]
      : [{ label: 'See the changes', onClick: () => setOpen('changes') }];
  return (
    <>
      <NoticeBanner notice={notice} />
      <ActionBanner kind="info" choices={canReview ? choices : []}>
        {reviewText(review)}
      </ActionBanner>
      {open === 'note' && (
        <NoteDialog
          title="Send back"
          hint={`${review.by} reads it above the text.`}
          required
          busy={busy !== ''}
          onClose={close}
          onSend={(note) => void sendBack(note)}
        />
      )}
      {open === 'changes' && (
        <Suspense>
          <ReviewDialog {...props} onSendBack={() => setOpen('note')} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
