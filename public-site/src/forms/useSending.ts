import { createdBefore, fieldErrors, formErrorText, isUnanswered, type CreateOptions } from '@charity-site/api-client';
import { COMMENT_WAITS, TRAP_FIELD, type PostedFormState } from '@charity-site/api-client/entities';
import { checkConnection, t, tMessage } from '@charity-site/api-client/http';
import type { FormikHelpers } from 'formik';
import { useState, type RefObject } from 'react';
import { useToasts } from '@charity-site/ui-kit/toasts';
import type { FormAutosave } from './useAutosave';

export interface SendingUse<Values extends object> {
  send: Send<Values>;
  /** Values of an empty form. */
  blank: Values;
  /** The form's values as they are now. */
  latest: RefObject<Values>;
  autosave: FormAutosave;
  success: string;
  /** 'Failed to …' with a period, followed by the server's message. */
  failure: string;
  /** Text of the toast on failure; default `failure`. */
  failureToast?: string;
  /** The server has refused the form when it was posted without script. */
  refused: Pick<PostedFormState, 'message'> | undefined;
  /** The form was posted without script, and was stored. */
  isSent: boolean;
  /** True when posted text appears only after it has been checked. */
  waits: boolean;
  element: RefObject<HTMLFormElement | null>;
}

export interface Outcome {
  kind: 'success' | 'error';
  text: string;
}

const ALREADY_ARRIVED = 'Your earlier text had already arrived. Press the button again to send this text as well.';

/** Sends a form's values; a repeated call with the same key is stored once. */
export type Send<Values> = (values: Values, options: CreateOptions) => Promise<unknown>;

/**
 * Check value of the form: the time since the page was opened, and `;filled` if the field that people do not see has a
 * value.
 */
const checkOf = (form: HTMLFormElement | null): string => {
  const trap = form?.elements.namedItem(TRAP_FIELD);
  return `${Math.round(performance.now())}${trap instanceof HTMLInputElement && trap.value ? ';filled' : ''}`;
};

/** The fields that hold something else than what was sent. */
const changedSince = <Values extends object>(sent: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== sent[name as keyof Values]),
  ) as Partial<Values>;

/**
 * Sends a form and shows the result as a banner and a toast. Success clears the fields, except for what was typed while the
 * form was sent. A failure keeps the values and marks the fields that the server rejected.
 * Without a connection the values wait for it (useWaitingText).
 */
export function useSending<Values extends object>(use: SendingUse<Values>) {
  const { send, blank, latest, autosave, success, failure, failureToast = failure } = use;
  const toasts = useToasts();
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    if (use.refused) return { kind: 'error', text: `${t(failure)} ${tMessage(use.refused.message)}` };
    return use.isSent ? { kind: 'success', text: t(use.waits ? COMMENT_WAITS : success) } : undefined;
  });

  const onSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    setOutcome(undefined);
    try {
      const answer = await send(values, { key: autosave.key, check: checkOf(use.element.current) });
      const text = (answer as { waits?: boolean } | undefined)?.waits ? COMMENT_WAITS : success;
      autosave.forget();
      const added = changedSince(values, latest.current);
      form.resetForm();
      if (Object.keys(added).length > 0) void form.setValues({ ...blank, ...added }, false);
      setOutcome({ kind: 'success', text: t(text) });
      // The banner announces it.
      toasts.silentSuccess?.(t(text));
    } catch (error) {
      const hasArrived = createdBefore(error) !== undefined;
      const waits = autosave.isKept && isUnanswered(error) && !(await checkConnection());
      if (hasArrived) autosave.forget();
      else autosave.wait(values, waits);
      form.setErrors(fieldErrors(error) as Parameters<typeof form.setErrors>[0]);
      const reason = hasArrived ? t(ALREADY_ARRIVED) : formErrorText(error);
      setOutcome({ kind: 'error', text: `${t(failure)} ${reason}` });
      toasts.error(t(failureToast));
    }
  };
  return { onSubmit, outcome };
}
