import { errorText, fieldErrors } from '@charity-site/api-client';
import type { FieldErrors } from '@charity-site/api-client/entities';
import { useFormik } from 'formik';
import { useState } from 'react';

interface SentFormUse<Values extends Record<string, string>> {
  blank: Values;
  validate: (values: Values) => FieldErrors;
  send: (values: Values) => Promise<void>;
  /** Such as 'The invitation could not be made.', to which the reason is added; or the whole text. */
  failed: string | ((error: unknown) => string);
}

/** A form that is sent once. A failed send keeps what was typed and shows the reason, at the field where it has one. */
export function useSentForm<Values extends Record<string, string>>(use: SentFormUse<Values>) {
  const [failure, setFailure] = useState('');
  const form = useFormik<Values>({
    initialValues: use.blank,
    validate: use.validate as (values: Values) => object,
    onSubmit: async (values, { setErrors }) => {
      setFailure('');
      try {
        await use.send(values);
      } catch (error) {
        setErrors(fieldErrors(error) as object);
        setFailure(typeof use.failed === 'string' ? `${use.failed} ${errorText(error)}` : use.failed(error));
      }
    },
  });
  const { submitCount, isSubmitting, isValid, dirty } = form;
  return {
    attempt: { submitCount, isSubmitting, isValid },
    failure,
    dirty,
    values: form.values,
    busy: isSubmitting,
    field: (name: keyof Values & string) => ({
      name,
      value: form.values[name] ?? '',
      onChange: (value: string) => void form.setFieldValue(name, value),
      error: submitCount > 0 ? (form.errors[name] as string | undefined) : undefined,
    }),
    submit: () => void form.submitForm(),
  };
}
