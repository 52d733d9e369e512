import { useQueryClient } from '@tanstack/react-query';
import {
  errorText,
  isOutcomeUnknown,
  isUnauthorized,
  ReadableError,
  type AccountChange,
} from '@charity-site/api-client';
import type { FieldErrors, SignIn } from '@charity-site/api-client/entities';
import { useFormik } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Notice } from '../../shared/mutations/NoticeBanner';
import { administratorQuery, useAdministrator } from '../../shared/session/administrator';
import { pendingCredentialChange } from '../../shared/session/pendingCredentialChange';
import { beginSession } from '../../shared/session/ownSession';
import { showFieldErrors, formProps } from '../../shared/session/formProps';

interface AccountFormUse<Values extends Record<string, string>> {
  blank: Values;
  validate: (values: Values) => FieldErrors;
  change: (values: Values) => Promise<AccountChange>;
  /** The sign-in that works once the change is stored, if it alters that. */
  signInAfter?: (values: Values, email: string) => SignIn;
  saved: string;
  failed: string;
}

const ARRIVED =
  'Your earlier change was already saved: log in with it from now on. Check the fields, then save again.';

/**
 * A form that changes the account. All other tokens become invalid; this browser gets a new one. A
 * wrong password is a validation error and does not end the session. After a lost answer, sending
 * the same again succeeds, whether the change was stored or not.
 */
export function useAccountForm<Values extends Record<string, string>>(use: AccountFormUse<Values>) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const latest = useRef(use.blank);
  /** The values of the change whose answer was lost, as JSON. */
  const unanswered = useRef('');
  const queries = useQueryClient();
  const administrator = useAdministrator();
  /** Blank, except for what was typed while the form was sent. */
  const typedSince = (sent: Values): Values => {
    const next = { ...use.blank };
    for (const name in next)
      if (latest.current[name] !== sent[name]) next[name] = latest.current[name];
    return next;
  };
  /** Signs in again if a change whose answer was lost is stored. */
  const signInAfterLostChange = async () => {
    const found = await pendingCredentialChange.signIn();
    if (!found) return undefined;
    beginSession(found.token);
    await queries.invalidateQueries({
      queryKey: administratorQuery().queryKey,
      refetchType: 'all',
    });
    return found;
  };
  const change = async (values: Values): Promise<AccountChange> => {
    try {
      return await use.change(values);
    } catch (error) {
      // A 401, too: the browser repeats a request on a connection that broke, and the first one has
      // ended the session.
      if (use.signInAfter && administrator && (isOutcomeUnknown(error) || isUnauthorized(error))) {
        unanswered.current = JSON.stringify(values);
        pendingCredentialChange.remember(use.signInAfter(values, administrator.email));
      }
      throw error;
    }
  };
  const form = useFormik<Values>({
    initialValues: use.blank,
    validate: use.validate,
    onSubmit: async (values, { resetForm, setFieldError }) => {
      setNotice(null);
      try {
        const stored = await signInAfterLostChange();
        if (stored && JSON.stringify(values) !== unanswered.current)
          throw new ReadableError(ARRIVED);
        const { token } = stored ?? (await change(values));
        if (token) beginSession(token);
        resetForm({ values: typedSince(values) });
        setNotice({ kind: 'success', text: use.saved });
      } catch (error) {
        showFieldErrors(error, { setFieldError });
        setNotice({ kind: 'error', text: `${use.failed} ${errorText(error)}` });
      }
    },
  });
  useLayoutEffect(() => {
    latest.current = form.values;
  });
  return { ...formProps(form), notice };
}
