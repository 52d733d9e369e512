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

/** Outcome of a form that was posted without script: refused, with the state that the server answered, or sent. */
export function usePosted(form: VisitorFormName): {
  refused: PostedFormState | undefined;
  isSent: boolean;
  /** It was sent, and appears after it has been checked. */
  waits: boolean;
} {
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const [posted] = useState(() => ({
    refused: queries.getQueryData<PostedFormState>(postedFormKey(form)),
    isSent: [form, ...(form === 'comment' ? [SENT_WAITING] : [])].includes(query.get(SENT) ?? ''),
    waits: query.get(SENT) === SENT_WAITING,
  }));
  // The answer is for this view of the page, not for a later one.
  useEffect(() => queries.removeQueries({ queryKey: postedFormKey(form) }), [queries, form]);
  return posted;
}
