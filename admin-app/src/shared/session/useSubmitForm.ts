import { errorText, ReadableError } from '@charity-site/api-client';
import type { FieldErrors } from '@charity-site/api-client/entities';
import { useFormik } from 'formik';
import { useState } from 'react';
import { showFieldErrors, formProps } from './formProps';

interface SubmitFormOptions<Values extends Record<string, string>> {
  blank: Values;
  validate: (values: Values) => FieldErrors;
  send: (values: Values) => Promise<void>;
  /**
   * Such as 'The invitation could not be created.', to which the reason is added; or the whole
   * text. A `ReadableError` says it itself.
   */
  failed: string | ((error: unknown) => string);
}

/**
 * A form that is submitted once. A failed submit preserves the input and shows the error, at its
 * field if it has one.
 */
export function useSubmitForm<Values extends Record<string, string>>(
  options: SubmitFormOptions<Values>,
) {
  const [failure, setFailure] = useState('');
  const form = useFormik<Values>({
    initialValues: options.blank,
    validate: options.validate,
    onSubmit: async (values, helpers) => {
      setFailure('');
      try {
        await options.send(values);
      } catch (error) {
        showFieldErrors(error, helpers);
        if (error instanceof ReadableError) setFailure(error.message);
        else
          setFailure(
            typeof options.failed === 'string'
              ? `${options.failed} ${errorText(error)}`
              : options.failed(error),
          );
      }
    },
  });
  return { ...formProps(form), failure, dirty: form.dirty, values: form.values };
}
