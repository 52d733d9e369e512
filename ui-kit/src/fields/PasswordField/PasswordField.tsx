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
  /** `current-password` where somebody signs in, `new-password` where a password is chosen. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows what was typed. */
export function PasswordField({
  name,
  label,
  value,
  onChange,
  hint,
  error,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <InputField
      {...rest}
      {...{ name, label, value, onChange, hint, error }}
      type={isShown ? 'text' : 'password'}
      sx={{ pr: 0.5 }}
      endAdornment={
        <IconButton
          type="button"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          sx={{ width: 44, height: 44, '@media (scripting: none)': { display: 'none' } }}
        >
          {isShown ? <VisibilityOff aria-hidden /> : <Visibility aria-hidden />}
          {/* Text and not aria-label: a search for the field by its label would also find the
               button. */}
          <VisuallyHidden>{isShown ? 'Hide password' : 'Show password'}</VisuallyHidden>
        </IconButton>
      }
      attributes={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
    />
  );
}
