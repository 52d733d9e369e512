import { errorText, ReadableError } from '@charity-site/api-client';
import type { FieldErrors } from '@charity-site/api-client/entities';
import { useFormik } from 'formik';
import { useState } from 'react';
import { showFieldErrors, formProps } from './formProps';

interface SentFormUse<Values extends Record<string, string>> {
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
 * A form that is sent once. A failed send keeps what was typed and shows the reason, at the field
 * where it has one.
 */
export function useSubmitForm<Values extends Record<string, string>>(use: SentFormUse<Values>) {
  const [failure, setFailure] = useState('');
  const form = useFormik<Values>({
    initialValues: use.blank,
    validate: use.validate,
    onSubmit: async (values, helpers) => {
      setFailure('');
      try {
        await use.send(values);
      } catch (error) {
        showFieldErrors(error, helpers);
        if (error instanceof ReadableError) setFailure(error.message);
        else
          setFailure(
            typeof use.failed === 'string'
              ? `${use.failed} ${errorText(error)}`
              : use.failed(error),
          );
      }
    },
  });
  return { ...formProps(form), failure, dirty: form.dirty, values: form.values };
}
