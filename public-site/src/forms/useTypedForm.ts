import { useState } from 'react';
import type { FormState, FormValues } from './formState';

type Typed = Pick<FormState, 'values' | 'errors' | 'touched' | 'isSubmitting'>;

/**
 * State of a form without validation, until Formik takes over (FormikForm.tsx). A submit only
 * shows as in progress.
 * @param onUse called at each input and submit
 */
export function useTypedForm(
  blank: FormValues,
  initial: Pick<Typed, 'values' | 'errors' | 'touched'>,
  onUse: () => void,
): FormState {
  const [initialValues] = useState(blank);
  const [typed, setTyped] = useState<Typed>({ ...initial, isSubmitting: false });
  const update = (change: (now: Typed) => Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...change(now) }));
    onUse();
  };
  return {
    ...typed,
    initialValues,
    submitCount: 0,
    dirty: Object.entries(typed.values).some(([name, value]) => value !== initialValues[name]),
    setValues: (values) => update(() => ({ values })),
    setFieldValue: (field, value) =>
      update(({ values }) => ({ values: { ...values, [field]: value } })),
    setFieldTouched: (field) =>
      update(({ touched }) => ({ touched: { ...touched, [field]: true } })),
    resetForm: () => update(() => ({ values: initialValues, errors: {}, touched: {} })),
    handleSubmit: () => update(() => ({ isSubmitting: true })),
  };
}
