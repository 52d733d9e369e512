import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';

export interface PasswordFieldProps {
  /** Name of the value in the form. */
  name: string;
  /** Visible label; assistive technology reads it as the field's name. */
  label: string;
  /** Current text. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** Short help text below the label. */
  hint?: ReactNode | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Announces the field as required. The label gets no asterisk. */
  required?: boolean;
  /** `current-password` where somebody signs in, `new-password` where a password is chosen. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ name, label, value, onChange, hint, error, ...rest }: PasswordFieldProps) {
  const { required = false, autoComplete } = rest;
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <OutlinedInput
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          error={invalid}
          sx={{ pr: 0.5 }}
          endAdornment={
            <IconButton
              type="button"
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
              sx={{ width: 44, height: 44, '@media (scripting: none)': { display: 'none' } }}
            >
              {isShown ? <VisibilityOff aria-hidden /> : <Visibility aria-hidden />}
              {/* Text and not aria-label: a search for the field by its label would also find the button. */}
              <VisuallyHidden>{isShown ? 'Hide password' : 'Show password'}</VisuallyHidden>
            </IconButton>
          }
          slotProps={{
            input: {
              autoCapitalize: 'none',
              autoCorrect: 'off',
              spellCheck: false,
              'aria-describedby': describedBy,
              'aria-required': required || undefined,
              'aria-invalid': invalid || undefined,
            },
          }}
        />
      )}
    </FieldFrame>
  );
}
