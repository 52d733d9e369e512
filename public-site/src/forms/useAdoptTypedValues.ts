import type { PostedFormState } from '@charity-site/api-client/entities';
import type { FormikProps } from 'formik';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Values of the fields in the document that differ from the form state. */
const typedInto = (
  element: HTMLFormElement | null,
  values: Record<string, unknown>,
): Record<string, string> => {
  const fields = [...(element?.elements ?? [])].filter(isTextField);
  const typed = fields.filter(({ name, value }) => name in values && value !== values[name]);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
};

/**
 * Adds text from before hydration to the form state: text typed or filled in by the browser, which
 * React leaves in the fields, and the values of a rejected post without script. The form treats
 * both as edits of the initial values.
 */
export function useAdoptTypedValues<Values extends object>(
  form: Pick<
    FormikProps<Values>,
    'values' | 'resetForm' | 'setValues' | 'setErrors' | 'setTouched'
  >,
  element: RefObject<HTMLFormElement | null>,
  blank: Values,
  rejected: PostedFormState | undefined,
): void {
  const adopt = useEffectEvent(() => {
    const typed = typedInto(element.current, form.values as Record<string, unknown>);
    if (rejected) {
      form.resetForm({ values: blank, errors: {}, touched: {} });
      form.setErrors({ ...rejected.errors } as Parameters<typeof form.setErrors>[0]);
      void form.setTouched(touchedBy(rejected) as Parameters<typeof form.setTouched>[0], false);
    }
    if (rejected || Object.keys(typed).length > 0)
      void form.setValues({ ...form.values, ...typed }, false);
  });
  useLayoutEffect(() => adopt(), []);
}

/** Marks every field of a rejected form as touched, so that its errors show. */
export const touchedBy = ({ values }: PostedFormState): Record<string, boolean> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, true]));
