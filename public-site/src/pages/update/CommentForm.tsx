import { useQueryClient } from '@tanstack/react-query';
import { api, commentsQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { commentForm } from '@charity-site/api-client/entities';
import { useId } from 'react';
import { VisitorForm } from '../../forms/VisitorForm';

/** The comment form. The email is required and never shown. */
export function CommentForm({ updateId }: { updateId: string }) {
  const id = useId();
  const queries = useQueryClient();
  const send = async (...comment: Parameters<typeof api.comments.create>) => {
    const created = await api.comments.create(...comment);
    void queries.invalidateQueries(commentsQuery(updateId));
    return created;
  };
  return (
    <section aria-labelledby={id} data-print="no">
      <h3 id={id} style={{ marginBlock: '40px 20px' }}>
        {t('Leave a comment')}
      </h3>
      <VisitorForm
        // Another update has the same route.
        key={updateId}
        form={commentForm}
        action={`/updates/${updateId}`}
        name={`comment:${updateId}`}
        blank={{ updateId, guestName: '', guestEmail: '', commentText: '' }}
        rules={() => import('./commentCheck')}
        send={send}
      />
    </section>
  );
}
