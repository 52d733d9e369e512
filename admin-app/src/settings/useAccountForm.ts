import { errorText, fieldErrors, type AccountChange } from '@charity-site/api-client';
import type { FieldErrors } from '@charity-site/api-client/entities';
import { useFormik } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import type { OutcomeNews } from '../list/Outcome';
import { signedInHere } from '../session/ownSession';

interface AccountFormUse<Values extends Record<string, string>> {
  blank: Values;
  validate: (values: Values) => FieldErrors;
  change: (values: Values) => Promise<AccountChange>;
  saved: string;
  failed: string;
}

/**
 * A form that changes the account. All other tokens become invalid; this browser gets a new one. A wrong password is a
 * validation error and does not end the session.
 */
export function useAccountForm<Values extends Record<string, string>>(use: AccountFormUse<Values>) {
  const [news, setNews] = useState<OutcomeNews | null>(null);
  const latest = useRef(use.blank);
  /** Blank, except for what was typed while the form was sent. */
  const typedSince = (sent: Values): Values =>
    Object.fromEntries(
      Object.entries(latest.current).map(([name, value]) => [name, value === sent[name] ? use.blank[name] : value]),
    ) as Values;
  const form = useFormik<Values>({
    initialValues: use.blank,
    validate: use.validate as (values: Values) => object,
    onSubmit: async (values, { resetForm, setErrors }) => {
      setNews(null);
      try {
        const { token } = await use.change(values);
        if (token) signedInHere(token);
        resetForm({ values: typedSince(values) });
        setNews({ kind: 'success', text: use.saved });
      } catch (error) {
        setErrors(fieldErrors(error) as object);
        setNews({ kind: 'error', text: `${use.failed} ${errorText(error)}` });
      }
    },
  });
  useLayoutEffect(() => {
    latest.current = form.values;
  });
  const field = (name: keyof Values & string) => ({
    name,
    value: form.values[name] ?? '',
    onChange: (value: string) => void form.setFieldValue(name, value),
    error: form.submitCount > 0 ? (form.errors[name] as string | undefined) : undefined,
  });
  const { submitCount, isSubmitting, isValid } = form;
  return {
    attempt: { submitCount, isSubmitting, isValid },
    news,
    field,
    busy: form.isSubmitting,
    submit: () => void form.submitForm(),
  };
}
