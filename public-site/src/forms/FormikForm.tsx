import {
  previouslyCreated,
  fieldErrors,
  formErrorText,
  isOutcomeUnknown,
} from '@charity-site/api-client';
import { COMMENT_WAITS, HONEYPOT_FIELD, type FieldErrors } from '@charity-site/api-client/entities';
import { checkConnection, t } from '@charity-site/api-client/http';
import { useFormik, type FormikErrors, type FormikHelpers } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useToasts } from '@charity-site/ui-kit/toasts';
import type { FormOutcome, FormState, FormValues, VisitorFormOptions } from './formState';
import type { FormAutosave } from './useAutosave';
import { useResendWhenOnline } from './useResendWhenOnline';

interface FormikFormProps<Values extends object> extends Pick<
  VisitorFormOptions<Values>,
  'form' | 'blank' | 'send'
> {
  check: (values: object) => FieldErrors;
  /** State until this component is mounted. */
  typed: FormState;
  autosave: FormAutosave;
  element: RefObject<HTMLFormElement | null>;
  onChange: (form: FormState) => void;
  onOutcome: (outcome: FormOutcome | undefined) => void;
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
const changedSince = (sent: FormValues, now: FormValues): FormValues =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name]));

/**
 * Validates and sends a visitor form; renders nothing. The result shows as a banner and a toast.
 * Success clears the fields, except for text typed while submitting. A failure leaves the values
 * and marks the fields that the server rejected. Values submitted while offline are sent later
 * (useResendWhenOnline).
 */
export function FormikForm<Values extends object>({
  form: { success, failure, failureToast = failure },
  blank,
  send,
  check,
  typed,
  autosave,
  element,
  onChange,
  onOutcome,
}: FormikFormProps<Values>) {
  const toasts = useToasts();
  const latest = useRef<FormValues>({});
  const onSubmit = async (values: FormValues, helpers: FormikHelpers<FormValues>) => {
    onOutcome(undefined);
    try {
      const sending = { key: autosave.key, check: checkOf(element.current) };
      const response = await send(values as Values, sending);
      const text = (response as { waits?: boolean } | undefined)?.waits ? COMMENT_WAITS : success;
      autosave.clear();
      const added = changedSince(values, latest.current);
      helpers.resetForm();
      if (Object.keys(added).length > 0) void helpers.setValues({ ...blank, ...added }, false);
      onOutcome({ kind: 'success', text: t(text) });
      // The banner announces it.
      toasts.silentSuccess?.(t(text));
    } catch (error) {
      const hasArrived = previouslyCreated(error) !== undefined;
      const waits = autosave.canStore && isOutcomeUnknown(error) && !(await checkConnection());
      if (hasArrived) autosave.clear();
      else autosave.setWaiting(values, waits);
      helpers.setErrors(fieldErrors(error) as FormikErrors<FormValues>);
      const reason = hasArrived ? t(ALREADY_ARRIVED) : formErrorText(error);
      onOutcome({ kind: 'error', text: `${t(failure)} ${reason}` });
      toasts.error(t(failureToast));
    }
  };
  const form = useFormik<FormValues>({
    initialValues: typed.initialValues,
    validate: (values) => check(values) as FormikErrors<FormValues>,
    onSubmit,
  });
  const { values, errors, touched, submitCount, isSubmitting } = form;
  useResendWhenOnline(form, autosave);

  const adopt = useEffectEvent(async () => {
    form.setErrors(typed.errors as FormikErrors<FormValues>);
    void form.setTouched(typed.touched as Parameters<typeof form.setTouched>[0], false);
    // The errors of a rejected post are the server's.
    const isRejected = Object.keys(typed.errors).length > 0;
    await form.setValues(typed.values, !isRejected && Object.keys(typed.touched).length > 0);
    if (typed.isSubmitting) await form.submitForm();
  });
  const publish = useEffectEvent(() => {
    latest.current = values;
    onChange(form);
  });
  const hasAdopted = useRef(false);
  useLayoutEffect(() => {
    // The fields do not see the first state, which lacks what was typed until now.
    if (hasAdopted.current) return publish();
    hasAdopted.current = true;
    void adopt();
  }, [values, errors, touched, submitCount, isSubmitting]);
  return null;
}
