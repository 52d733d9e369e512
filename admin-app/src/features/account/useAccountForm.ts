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

interface AccountFormOptions<Values extends Record<string, string>> {
  blank: Values;
  validate: (values: Values) => FieldErrors;
  change: (values: Values) => Promise<AccountChange>;
  /** The credentials after the change, if it changes them. */
  signInAfter?: (values: Values, email: string) => SignIn;
  saved: string;
  failed: string;
}

const ARRIVED =
  'Your earlier change was already saved: log in with it from now on. Check the fields, then save again.';

/**
 * A form that changes the account. All other tokens become invalid; this browser gets a new one. A
 * wrong password is a validation error and does not end the session. After a lost response,
 * submitting the same values again succeeds, whether or not the change was stored.
 */
export function useAccountForm<Values extends Record<string, string>>(
  options: AccountFormOptions<Values>,
) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const latest = useRef(options.blank);
  /** The values of the change whose response was lost, as JSON. */
  const lostValues = useRef('');
  const queryClient = useQueryClient();
  const administrator = useAdministrator();
  /** The blank values with what was typed during the submit. */
  const typedSince = (submitted: Values): Values => {
    const next = { ...options.blank };
    for (const name in next)
      if (latest.current[name] !== submitted[name]) next[name] = latest.current[name];
    return next;
  };
  /** Signs in again if a change whose response was lost was stored. */
  const signInAfterLostChange = async (secondFactor: string | undefined) => {
    const session = await pendingCredentialChange.signIn(secondFactor);
    if (!session) return undefined;
    beginSession(session.token);
    await queryClient.invalidateQueries({
      queryKey: administratorQuery().queryKey,
      refetchType: 'all',
    });
    return session;
  };
  const change = async (values: Values): Promise<AccountChange> => {
    try {
      return await options.change(values);
    } catch (error) {
      // Also after a 401: browsers repeat a request when the connection breaks, and the first one
      // may have ended the session.
      if (
        options.signInAfter &&
        administrator &&
        (isOutcomeUnknown(error) || isUnauthorized(error))
      ) {
        lostValues.current = JSON.stringify(values);
        pendingCredentialChange.remember(options.signInAfter(values, administrator.email));
      }
      throw error;
    }
  };
  const form = useFormik<Values>({
    initialValues: options.blank,
    validate: options.validate,
    onSubmit: async (values, { resetForm, setFieldError }) => {
      setNotice(null);
      try {
        const stored = await signInAfterLostChange(values.secondFactor);
        if (stored && JSON.stringify(values) !== lostValues.current)
          throw new ReadableError(ARRIVED);
        const { token } = stored ?? (await change(values));
        if (token) beginSession(token);
        resetForm({ values: typedSince(values) });
        setNotice({ kind: 'success', text: options.saved });
      } catch (error) {
        showFieldErrors(error, { setFieldError });
        setNotice({ kind: 'error', text: `${options.failed} ${errorText(error)}` });
      }
    },
  });
  useLayoutEffect(() => {
    latest.current = form.values;
  });
  return { ...formProps(form), notice };
}
