import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { FieldProps } from '../Field/Field';
import { InputField } from '../InputField';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';

export interface PasswordFieldProps extends Pick<
  FieldProps,
  'name' | 'label' | 'value' | 'onChange' | 'hint' | 'error' | 'required'
> {
  /** `current-password` for signing in, `new-password` for choosing a password. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export function PasswordField({
  name,
  label,
  value,
  onChange,
  hint,
  error,
  ...rest
}: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <InputField
      {...rest}
      {...{ name, label, value, onChange, hint, error }}
      type={isVisible ? 'text' : 'password'}
      sx={{ pr: 0.5 }}
      endAdornment={
        <IconButton
          type="button"
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
          sx={{ width: 44, height: 44, '@media (scripting: none)': { display: 'none' } }}
        >
          {isVisible ? <VisibilityOff aria-hidden /> : <Visibility aria-hidden />}
          {/* Text instead of aria-label, so that the field's label matches only the field. */}
          <VisuallyHidden>{isVisible ? 'Hide password' : 'Show password'}</VisuallyHidden>
        </IconButton>
      }
      attributes={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
    />
  );
}
