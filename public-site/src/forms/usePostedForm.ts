import { useQueryClient } from '@tanstack/react-query';
import {
  postedFormKey,
  SENT,
  SENT_WAITING,
  type PostedFormState,
  type VisitorFormName,
} from '@charity-site/api-client/entities';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Result of a form posted without script: rejected, with the state in the response, or sent. A
 * comment that `waits` is published after moderation.
 */
export function usePostedForm(form: VisitorFormName) {
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const [posted] = useState(() => {
    const sent = query.get(SENT);
    const waits = form === 'comment' && sent === SENT_WAITING;
    return {
      rejected: queries.getQueryData<PostedFormState>(postedFormKey(form)),
      isSent: waits || sent === form,
      waits,
    };
  });
  // Applies to this page view only, not to a later one.
  useEffect(() => queries.removeQueries({ queryKey: postedFormKey(form) }), [queries, form]);
  return posted;
}
