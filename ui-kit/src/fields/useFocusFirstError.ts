import { useEffect, useRef, type RefObject } from 'react';

/** State of a form's submission, as form libraries provide it. */
export interface SubmitState {
  /** Number of attempts to submit. */
  submitCount: number;
  /** True while an attempt is under way. */
  isSubmitting: boolean;
  /** True when no field has a validation error. */
  isValid: boolean;
}

/**
 * Puts the focus into the first invalid field after a try to submit that failed; a small screen
 * would not show it. Closed `details` around it open.
 *
 * @param area the form, or what holds its fields
 */
export function useFocusFirstError(
  { submitCount, isSubmitting, isValid }: SubmitState,
  area: RefObject<HTMLElement | null>,
): void {
  const seen = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return;
    seen.current = submitCount;
    const first = isValid
      ? undefined
      : area.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    for (let row = first?.closest('details'); row; row = row.parentElement?.closest('details'))
      row.open = true;
    first?.focus();
  }, [submitCount, isSubmitting, isValid, area]);
}
