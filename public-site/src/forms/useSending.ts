import { formErrorText, fieldErrors } from 'api-client';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useToasts } from 'ui-kit/toasts';

export interface SendingTexts {
  success: string;
  /** 'Failed to …' with its period; the server's message follows it (SPEC section 8). */
  failure: string;
  /** What the toast says when it failed; `failure` when left out. */
  failureToast?: string;
}

export interface Outcome {
  kind: 'success' | 'error';
  text: string;
}

/**
 * Sends a form and says how it went, in a banner and a toast. After success the form is cleared; after a failure every
 * word stays, and fields the server refused are marked.
 */
export function useSending<Values extends object>(send: (values: Values) => Promise<unknown>, texts: SendingTexts) {
  const toasts = useToasts();
  const [outcome, setOutcome] = useState<Outcome>();

  const onSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    setOutcome(undefined);
    try {
      await send(values);
      form.resetForm();
      setOutcome({ kind: 'success', text: texts.success });
      toasts.success(texts.success);
    } catch (error) {
      form.setErrors(fieldErrors(error) as Parameters<typeof form.setErrors>[0]);
      setOutcome({ kind: 'error', text: `${texts.failure} ${formErrorText(error)}` });
      toasts.error(texts.failureToast ?? texts.failure);
    }
  };
  return { onSubmit, outcome };
}
