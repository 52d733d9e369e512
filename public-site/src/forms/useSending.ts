import { createdBefore, fieldErrors, formErrorText, type CreateOptions } from '@charity-site/api-client';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useToasts } from '@charity-site/ui-kit/toasts';
import type { UnsentTextStore } from './useUnsentText';

export interface SendingTexts {
  success: string;
  /** 'Failed to …' with a period, followed by the server's message (docs/product.md 8). */
  failure: string;
  /** Text of the toast on failure; default `failure`. */
  failureToast?: string;
}

export interface Outcome {
  kind: 'success' | 'error';
  text: string;
}

const ALREADY_ARRIVED = 'Your earlier text had already arrived. Press the button again to send this text as well.';

/** Sends a form's values; a repeated call with the same key is stored once. */
export type Send<Values> = (values: Values, options: CreateOptions) => Promise<unknown>;

/**
 * Sends a form and shows the result as banner and toast. Success clears the form. A failure keeps the values and marks
 * the fields that the server rejected.
 */
export function useSending<Values extends object>(send: Send<Values>, texts: SendingTexts, unsent: UnsentTextStore) {
  const toasts = useToasts();
  const [outcome, setOutcome] = useState<Outcome>();

  const onSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    setOutcome(undefined);
    try {
      await send(values, { key: unsent.key });
      unsent.forget();
      form.resetForm();
      setOutcome({ kind: 'success', text: texts.success });
      toasts.success(texts.success);
    } catch (error) {
      const hasArrived = createdBefore(error) !== undefined;
      if (hasArrived) unsent.forget();
      form.setErrors(fieldErrors(error) as Parameters<typeof form.setErrors>[0]);
      setOutcome({ kind: 'error', text: `${texts.failure} ${hasArrived ? ALREADY_ARRIVED : formErrorText(error)}` });
      toasts.error(texts.failureToast ?? texts.failure);
    }
  };
  return { onSubmit, outcome };
}
