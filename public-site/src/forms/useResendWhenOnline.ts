import { onlineManager } from '@tanstack/react-query';
import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { FormValues } from './formState';
import type { FormAutosave } from './useAutosave';

/**
 * Resends a text that was submitted while offline, once the browser is back online: while its page
 * is open, or when it is opened again. Reuses the idempotency key, so the text is created once.
 */
export function useResendWhenOnline(
  {
    values,
    isSubmitting,
    submitForm,
  }: Pick<FormikProps<FormValues>, 'values' | 'isSubmitting' | 'submitForm'>,
  autosave: FormAutosave,
): void {
  const isWaiting = autosave.isWaiting(values);
  const send = useEffectEvent(() => {
    if (isWaiting && !isSubmitting && onlineManager.isOnline()) void submitForm();
  });
  useEffect(() => {
    if (!isWaiting) return;
    send();
    return onlineManager.subscribe(() => send());
  }, [isWaiting]);
}
