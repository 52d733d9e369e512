import { useEffect, useRef, type RefObject } from 'react';

/** How far a form is with being submitted, as form libraries say it. */
export interface SubmitState {
  /** How often someone has tried to submit. */
  submitCount: number;
  /** Whether a try is under way. */
  isSubmitting: boolean;
  /** Whether no field has a validation error. */
  isValid: boolean;
}

/**
 * Puts the focus into the first invalid field after a try to submit that failed; a small screen would not show it. Closed
 * `details` around it open.
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
    const first = isValid ? undefined : area.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    for (let row = first?.closest('details'); row; row = row.parentElement?.closest('details')) row.open = true;
    first?.focus();
  }, [submitCount, isSubmitting, isValid, area]);
}
