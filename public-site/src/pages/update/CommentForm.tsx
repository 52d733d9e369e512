import { useQueryClient } from '@tanstack/react-query';
import { api, commentsQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { MAX } from '@charity-site/api-client/entities';
import { useId } from 'react';
import type { FormFieldProps } from '../../forms/FormField';
import { VisitorForm } from '../../forms/VisitorForm';

const FIELDS: readonly FormFieldProps[] = [
  { name: 'guestName', label: 'Name', autoComplete: 'name', required: true },
  {
    name: 'guestEmail',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'It will not be published.',
    required: true,
  },
  { name: 'commentText', label: 'Comment', rows: 5, counterMax: MAX.comment, required: true },
];

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
        form="comment"
        action={`/updates/${updateId}`}
        name={`comment:${updateId}`}
        blank={{ updateId, guestName: '', guestEmail: '', commentText: '' }}
        rules={() => import(/* webpackMode: "eager" */ './commentCheck')}
        send={send}
        busy="Submitting..."
        fields={FIELDS}
        purpose="We use what you send only to show your comment and to answer you."
      />
    </section>
  );
}
