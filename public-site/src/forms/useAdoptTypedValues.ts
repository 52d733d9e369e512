import type { PostedFormState } from '@charity-site/api-client/entities';
import type { FormikProps } from 'formik';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The input in the fields of a form that its values do not contain. */
const typedInto = (
  element: HTMLFormElement | null,
  values: Record<string, unknown>,
): Record<string, string> => {
  const fields = [...(element?.elements ?? [])].filter(isTextField);
  const typed = fields.filter(({ name, value }) => name in values && value !== values[name]);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
};

/**
 * Gives a form the text that was there before its script started: what was typed or filled in by
 * the browser, which React leaves in the fields, and what a post without script was refused with.
 * To the form both are changes of `blank`.
 */
export function useAdoptTypedValues<Values extends object>(
  form: Pick<
    FormikProps<Values>,
    'values' | 'resetForm' | 'setValues' | 'setErrors' | 'setTouched'
  >,
  element: RefObject<HTMLFormElement | null>,
  blank: Values,
  refused: PostedFormState | undefined,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = typedInto(element.current, form.values as Record<string, unknown>);
    if (refused) {
      form.resetForm({ values: blank, errors: {}, touched: {} });
      form.setErrors({ ...refused.errors } as Parameters<typeof form.setErrors>[0]);
      void form.setTouched(touchedBy(refused) as Parameters<typeof form.setTouched>[0], false);
    }
    if (refused || Object.keys(typed).length > 0)
      void form.setValues({ ...form.values, ...typed }, false);
  });
  useLayoutEffect(() => takeOver(), []);
}

/** Every field of a refused form counts as touched, so that its errors show. */
export const touchedBy = ({ values }: PostedFormState): Record<string, boolean> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, true]));
