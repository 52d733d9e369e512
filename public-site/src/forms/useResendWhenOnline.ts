import { onlineManager } from '@tanstack/react-query';
import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { FormAutosave } from './useAutosave';

/**
 * Sends a text that was sent without a connection, once there is one: while its page is open, or
 * when it is opened again. The call has the key of the first try, so the text arrives once.
 */
export function useResendWhenOnline<Values extends object>(
  {
    values,
    isSubmitting,
    submitForm,
  }: Pick<FormikProps<Values>, 'values' | 'isSubmitting' | 'submitForm'>,
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
