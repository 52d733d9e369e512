import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame';

export interface FieldProps {
  /** Name of the value in the form. */
  name: string;
  /** Visible label; assistive technology reads it as the field's name. */
  label: string;
  /** The text shown. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** Called when the focus leaves the field; the moment to validate. */
  onBlur?: (() => void) | undefined;
  /** A short help under the label. */
  hint?: ReactNode | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Announces the field as required. The label gets no asterisk. */
  required?: boolean;
  /** Kind of text; it decides the keyboard of a phone. `number` takes whole numbers, typed as text. */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'number';
  /** Lines of a box for longer texts; one line when left out. */
  rows?: number | undefined;
  /** Shows a counter 'count/counterMax characters'; typing past it is allowed. */
  counterMax?: number | undefined;
  /** What the browser may fill in, as in `<input autocomplete>`: `email`, `current-password`. */
  autoComplete?: string | undefined;
  /** The text can be read and copied, not changed. */
  readOnly?: boolean;
  /** The field can be seen but not changed or focused. */
  disabled?: boolean;
  /** An example inside the empty box; never the only label. */
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
