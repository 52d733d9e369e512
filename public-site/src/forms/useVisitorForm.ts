import {
  previouslyCreated,
  fieldErrors,
  formErrorText,
  isOutcomeUnknown,
  type CreateOptions,
} from '@charity-site/api-client';
import {
  COMMENT_WAITS,
  HONEYPOT_FIELD,
  type FieldErrors,
  type VisitorFormDefinition,
} from '@charity-site/api-client/entities';
import { checkConnection, t, tMessage } from '@charity-site/api-client/http';
import { useFormik, type FormikErrors, type FormikHelpers, type FormikTouched } from 'formik';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useFocusFirstError } from '@charity-site/ui-kit';
import { useToasts } from '@charity-site/ui-kit/toasts';
import { useAutosave } from './useAutosave';
import { touchedBy, useAdoptTypedValues } from './useAdoptTypedValues';
import { usePostedForm } from './usePostedForm';
import { useResendWhenOnline } from './useResendWhenOnline';

export interface VisitorFormOptions<Values extends object> {
  form: VisitorFormDefinition;
  /** Unique name of its autosave; default that of the form. */
  name?: string;
  /** Initial values; the form is reset to them after success. */
  blank: Values;
  /**
   * Imports the validation module. Use `webpackMode: "eager"`: the module is then in the page's own
   * chunk, so it is available offline, and is evaluated only at the first validation.
   */
  rules: () => Promise<{ check: (values: object) => FieldErrors }>;
  /** Sends the values; repeated requests with the same key create one record. */
  send: (values: Values, options: CreateOptions) => Promise<unknown>;
}

const ALREADY_ARRIVED =
  'Your first message was already sent. Press the button again to send this one too.';

/**
 * Spam check value: ms since the page was opened, and `;filled` if the honeypot field has a value.
 */
const checkOf = (form: HTMLFormElement | null): string => {
  const honeypot = form?.elements.namedItem(HONEYPOT_FIELD);
  return `${Math.round(performance.now())}${honeypot instanceof HTMLInputElement && honeypot.value ? ';filled' : ''}`;
};

/** The fields that were edited after the values were sent. */
const changedSince = <Values extends object>(sent: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== sent[name as keyof Values]),
  ) as Partial<Values>;

/**
 * State of a visitor form. The result shows as a banner and a toast. Success clears the fields,
 * except for text typed while submitting. A failure leaves the values and marks the fields that the
 * server rejected. Values submitted while offline are sent later (useResendWhenOnline).
 */
export function useVisitorForm<Values extends object>(
  { form: definition, name = definition.name, blank, rules, send }: VisitorFormOptions<Values>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { success, failure, failureToast = failure } = definition;
  const { rejected, isSent, waits: isHeld } = usePostedForm(definition.name);
  const autosave = useAutosave(name);
  const toasts = useToasts();
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | undefined>(
    () => {
      if (rejected) return { kind: 'error', text: `${t(failure)} ${tMessage(rejected.message)}` };
      return isSent ? { kind: 'success', text: t(isHeld ? COMMENT_WAITS : success) } : undefined;
    },
  );

  const latest = useRef(blank);
  const onSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    setOutcome(undefined);
    try {
      const response = await send(values, { key: autosave.key, check: checkOf(element.current) });
      const text = (response as { waits?: boolean } | undefined)?.waits ? COMMENT_WAITS : success;
      autosave.clear();
      const added = changedSince(values, latest.current);
      helpers.resetForm();
      if (Object.keys(added).length > 0) void helpers.setValues({ ...blank, ...added }, false);
      setOutcome({ kind: 'success', text: t(text) });
      // The banner announces it.
      toasts.silentSuccess?.(t(text));
    } catch (error) {
      const hasArrived = previouslyCreated(error) !== undefined;
      const waits = autosave.canStore && isOutcomeUnknown(error) && !(await checkConnection());
      if (hasArrived) autosave.clear();
      else autosave.setWaiting(values, waits);
      helpers.setErrors(fieldErrors(error) as FormikErrors<Values>);
      const reason = hasArrived ? t(ALREADY_ARRIVED) : formErrorText(error);
      setOutcome({ kind: 'error', text: `${t(failure)} ${reason}` });
      toasts.error(t(failureToast));
    }
  };
  const form = useFormik<Values>({
    initialValues: { ...blank, ...rejected?.values },
    initialErrors: { ...rejected?.errors } as FormikErrors<Values>,
    initialTouched: (rejected ? touchedBy(rejected) : {}) as FormikTouched<Values>,
    validate: async (values) => (await rules()).check(values) as FormikErrors<Values>,
    onSubmit,
  });
  useAdoptTypedValues(form, element, blank, rejected);
  useResendWhenOnline(form, autosave);
  useFocusFirstError(form, element);
  useLayoutEffect(() => {
    latest.current = form.values;
  });
  return { form, autosave, outcome, isSent, isRejected: rejected !== undefined };
}
