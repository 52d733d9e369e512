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
 * Outcome of a form that was posted without script: refused, with the state that the server
 * answered, or sent. A comment that `waits` appears after it has been checked.
 */
export function usePostedForm(form: VisitorFormName) {
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const [posted] = useState(() => {
    const sent = query.get(SENT);
    const waits = form === 'comment' && sent === SENT_WAITING;
    return {
      refused: queries.getQueryData<PostedFormState>(postedFormKey(form)),
      isSent: waits || sent === form,
      waits,
    };
  });
  // The answer is for this view of the page, not for a later one.
  useEffect(() => queries.removeQueries({ queryKey: postedFormKey(form) }), [queries, form]);
  return posted;
}
