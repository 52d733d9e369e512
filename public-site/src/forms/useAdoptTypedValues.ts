import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { FormState, FormValues } from './formState';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Values of the fields in the document that differ from the form state. */
const typedInto = (element: HTMLFormElement | null, values: FormValues): Record<string, string> => {
  const fields = [...(element?.elements ?? [])].filter(isTextField);
  const typed = fields.filter(({ name, value }) => name in values && value !== values[name]);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
};

/**
 * Adds text from before hydration to the form state: text typed or filled in by the browser, which
 * React leaves in the fields.
 */
export function useAdoptTypedValues(
  { values, setValues }: Pick<FormState, 'values' | 'setValues'>,
  element: RefObject<HTMLFormElement | null>,
): void {
  const adopt = useEffectEvent(() => {
    const typed = typedInto(element.current, values);
    if (Object.keys(typed).length > 0) setValues({ ...values, ...typed });
  });
  useLayoutEffect(() => adopt(), []);
}
