import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Form, FormikProvider, useFormik } from 'formik';
import { useRef, type ReactNode } from 'react';
import { Banner, useFocusFirstError } from '@charity-site/ui-kit';
import { validateBy, type AnyObjectSchema } from '@charity-site/api-client/entities';
import { UnsentText } from './UnsentText';
import { useSending, type Send, type SendingTexts } from './useSending';
import { useUnsentText } from './useUnsentText';

export interface SendFormProps<Values extends object> {
  /** Unique name of the form; the key for its unsent text in the browser. */
  name: string;
  /** Initial values; restored after success. */
  blank: Values;
  rules: AnyObjectSchema;
  send: Send<Values>;
  texts: SendingTexts;
  /** Button text when idle and while submitting. */
  button: [rest: string, busy: string];
  /** The fields. */
  children: ReactNode;
}

const Fields = styled(Form)({
  display: 'grid',
  gap: 20,
  '& button[type="submit"]': { justifySelf: 'start' },
  '@media (max-width: 479.98px)': { '& button[type="submit"]': { justifySelf: 'stretch' } },
});

/**
 * A form a visitor sends (docs/product.md 4.1, 4.3): idle, submitting with the button disabled, success, failure. The
 * first invalid field takes the focus, so that it can't be missed on a small screen.
 */
export function SendForm<Values extends object>({
  name,
  blank,
  rules,
  send,
  texts,
  button,
  children,
}: SendFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const unsent = useUnsentText(name);
  const { onSubmit, outcome } = useSending(send, texts, unsent);
  const form = useFormik<Values>({ initialValues: blank, validate: validateBy(rules), onSubmit });
  useFocusFirstError(form, element);
  return (
    <FormikProvider value={form}>
      <Fields ref={element} noValidate>
        <UnsentText store={unsent} />
        {children}
        {outcome && <Banner kind={outcome.kind}>{outcome.text}</Banner>}
        <Button type="submit" variant="contained" size="large" disabled={form.isSubmitting}>
          {button[form.isSubmitting ? 1 : 0]}
        </Button>
      </Fields>
    </FormikProvider>
  );
}
