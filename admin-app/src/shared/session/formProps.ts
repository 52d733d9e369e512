import { fieldErrors } from '@charity-site/api-client';
import type { useFormik } from 'formik';

type Form<Values extends Record<string, string>> = ReturnType<typeof useFormik<Values>>;

/** Props of a text form and its fields. Field errors show after the first submit. */
export const formProps = <Values extends Record<string, string>>(form: Form<Values>) => {
  const { submitCount, isSubmitting, isValid, values } = form;
  return {
    attempt: { submitCount, isSubmitting, isValid },
    busy: isSubmitting,
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      onChange: (value: string) => void form.setFieldValue(name, value),
      error: submitCount > 0 ? form.getFieldMeta(name).error : undefined,
    }),
    submit: () => void form.submitForm(),
  };
};

/** Sets the server's field errors. */
export const showFieldErrors = (
  error: unknown,
  { setFieldError }: { setFieldError: (name: string, text: string | undefined) => void },
): void => {
  for (const [name, text] of Object.entries(fieldErrors(error))) setFieldError(name, text);
};
