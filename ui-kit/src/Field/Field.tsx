import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame';

export interface FieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  required?: boolean;
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'number';
  /** Lines of a box for longer texts; one line when left out. */
  rows?: number | undefined;
  /** Shows a counter 'count/counterMax characters'; typing past it is allowed (DECISIONS 33). */
  counterMax?: number | undefined;
  autoComplete?: string | undefined;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | undefined;
}

/** A text field, of one line or several, that knows no form library: value in, text out. */
export function Field({ name, label, value, onChange, onBlur, hint, error, counterMax, ...rest }: FieldProps) {
  const { required = false, type = 'text', rows, autoComplete, readOnly, disabled, placeholder } = rest;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      aside={counterMax === undefined ? undefined : `${value.length}/${counterMax} characters`}
    >
      {({ id, describedBy, invalid }) => (
        <OutlinedInput
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          // A number is typed as text: browsers' number boxes swallow what they can't read and change on scroll.
          type={type === 'number' ? 'text' : type}
          multiline={rows !== undefined}
          rows={rows}
          autoComplete={autoComplete}
          readOnly={readOnly}
          disabled={disabled}
          placeholder={placeholder}
          error={invalid}
          slotProps={{
            input: {
              inputMode: type === 'number' ? 'numeric' : undefined,
              'aria-describedby': describedBy,
              'aria-required': required || undefined,
              'aria-invalid': invalid || undefined,
            },
          }}
          sx={readOnly ? { bgcolor: 'action.hover', color: 'text.secondary' } : undefined}
        />
      )}
    </FieldFrame>
  );
}
