import { createdBefore, fieldErrors, formErrorText, type CreateOptions } from '@charity-site/api-client';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useToasts } from '@charity-site/ui-kit/toasts';
import type { UnsentTextStore } from './useUnsentText';

export interface SendingTexts {
  success: string;
  /** 'Failed to …' with its period; the server's message follows it (docs/product.md 8). */
  failure: string;
  /** What the toast says when it failed; `failure` when left out. */
  failureToast?: string;
}

export interface Outcome {
  kind: 'success' | 'error';
  text: string;
}

const ALREADY_ARRIVED = 'Your earlier text had already arrived. Press the button again to send this text as well.';

/** How a form is sent; a repeated call with the same key arrives once. */
export type Send<Values> = (values: Values, options: CreateOptions) => Promise<unknown>;

/**
 * Sends a form and says how it went, in a banner and a toast. After success the form is cleared; after a failure every
 * word stays, and fields the server refused are marked.
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
