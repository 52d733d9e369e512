import { Field, type FieldProps } from '@charity-site/ui-kit';
import { useState } from 'react';

type InputProps = Pick<FieldProps, 'name' | 'value' | 'onChange' | 'error'>;

interface SecondFactorFieldProps extends Pick<FieldProps, 'hint'> {
  field: (name: 'secondFactor') => InputProps;
}

/** Field for the code from an authenticator app. Hidden until the server has rejected its lack. */
export function SecondFactorField({
  field,
  hint = 'Your app is not at hand? Enter a recovery code.',
}: SecondFactorFieldProps) {
  const input = field('secondFactor');
  const [isShown, setShown] = useState(false);
  if (input.error && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <Field
      {...input}
      label="Code from your app"
      hint={hint}
      autoComplete="one-time-code"
      required
    />
  );
}
