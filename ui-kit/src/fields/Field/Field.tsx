import type { ReactNode } from 'react';
import { InputField } from '../InputField';

export interface FieldProps {
  /** Id of the input, for links to it; unique in the page. Generated when left out. */
  id?: string | undefined;
  /** Name of the value in the form. */
  name: string;
  /** Visible label; assistive technology reads it as the field's name. */
  label: string;
  /** Current text. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** Called when the field loses focus; use it to validate. */
  onBlur?: (() => void) | undefined;
  /** Short help text below the label. */
  hint?: ReactNode | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Announces the field as required. The label gets no asterisk. */
  required?: boolean;
  /**
   * Type of the input; it selects the keyboard on phones. `number` accepts whole numbers, typed as
   * text. `date` has the browser's calendar and the value `YYYY-MM-DD`.
   */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'number' | 'date';
  /**
   * Number of lines; a single-line input when left out. It grows with its text up to 12 lines.
   */
  rows?: number | undefined;
  /** Shows a counter 'count/counterMax characters'. More characters can be typed. */
  counterMax?: number | undefined;
  /**
   * Content that the browser may fill in, as in `<input autocomplete>`: `email`,
   * `current-password`.
   */
  autoComplete?: string | undefined;
  /** The text can be selected and copied but not changed. */
  readOnly?: boolean;
  /** The field is visible but cannot be changed or focused. */
  disabled?: boolean;
  /** Example shown while the field is empty; never use it as the only label. */
  placeholder?: string | undefined;
}

/** Maximum lines of a field that grows with its text; a longer text scrolls. */
const MAX_LINES = 12;

/** A text field of one or several lines. It is independent of any form library. */
export function Field({
  name,
  label,
  value,
  onChange,
  onBlur,
  hint,
  error,
  counterMax,
  ...rest
}: FieldProps) {
  const { type = 'text', rows, ...input } = rest;
  return (
    <InputField
      {...input}
      {...{ name, label, value, onChange, onBlur, hint, error }}
      aside={counterMax === undefined ? undefined : `${value.length}/${counterMax} characters`}
      // `type="number"` drops input that it cannot parse and changes the value on scroll.
      type={type === 'number' ? 'text' : type}
      multiline={rows !== undefined}
      minRows={rows}
      maxRows={rows && Math.max(rows, MAX_LINES)}
      // `rows` sets the height of server-rendered HTML.
      attributes={{ rows, inputMode: type === 'number' ? 'numeric' : undefined }}
      sx={input.readOnly ? { bgcolor: 'action.hover', color: 'text.secondary' } : undefined}
    />
  );
}
