import { useEffect, useRef, type RefObject } from 'react';

/** State of a form's submission, as form libraries provide it. */
export interface SubmitState {
  /** Number of submits. */
  submitCount: number;
  /** True while a submit is in progress. */
  isSubmitting: boolean;
  /** True when no field has a validation error. */
  isValid: boolean;
}

/**
 * Focuses the first invalid field after a failed submit, and opens closed `details` around it.
 *
 * @param area the form, or another element around its fields
 */
export function useFocusFirstError(
  { submitCount, isSubmitting, isValid }: SubmitState,
  area: RefObject<HTMLElement | null>,
): void {
  const handledCount = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handledCount.current) return;
    handledCount.current = submitCount;
    const first = isValid
      ? undefined
      : area.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    for (
      let details = first?.closest('details');
      details;
      details = details.parentElement?.closest('details')
    )
      details.open = true;
    first?.focus();
  }, [submitCount, isSubmitting, isValid, area]);
}
