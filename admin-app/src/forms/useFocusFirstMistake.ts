import { useEffect, useRef, type RefObject } from 'react';

interface Attempt {
  submitCount: number;
  isSubmitting: boolean;
  isValid: boolean;
}

/** After a vain attempt to send, puts the focus into the first field with a mistake. */
export function useFocusFirstMistake(form: Attempt, place: RefObject<HTMLElement | null>) {
  const { submitCount, isSubmitting, isValid } = form;
  const told = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === told.current) return;
    told.current = submitCount;
    if (!isValid) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, isSubmitting, isValid, place]);
}
