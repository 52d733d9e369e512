import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Puts the focus on the first mistake when a form that was sent turns out to hold one; small screens would hide it. */
export function FirstMistake() {
  const { submitCount, isValidating, isSubmitting, errors } = useFormikContext();
  const place = useRef<HTMLSpanElement>(null);
  const met = useRef(0);
  const refused = Object.keys(errors).length > 0;

  useEffect(() => {
    if (submitCount === met.current || isValidating || isSubmitting) return;
    met.current = submitCount;
    if (refused) place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isValidating, isSubmitting, refused]);
  return <span ref={place} hidden />;
}
