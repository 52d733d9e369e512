import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { FieldFrame } from '../FieldFrame/FieldFrame';

/** One choice: a bare text is its own label. */
export type SelectOption = string | { value: string; label: string };

export interface SelectFieldProps {
  /** Name of the value in the form. */
  name: string;
  /** Visible label; assistive technology reads it as the field's name. */
  label: string;
  /** The value chosen; one of `options`, or ''. */
  value: string;
  /** The choices: texts, or `value` and `label` where they differ. */
  options: readonly SelectOption[];
  /** Called with the value chosen. */
  onChange: (value: string) => void;
  /** Called when the focus leaves the field; the moment to validate. */
  onBlur?: (() => void) | undefined;
  /** A short help under the label. */
  hint?: string | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Announces the field as required. The label gets no asterisk. */
  required?: boolean;
  /** The field can be seen but not changed or focused. */
  disabled?: boolean;
  /** Offered first with the value '' while nothing is chosen. */
  emptyOption?: string | undefined;
}

const asOption = (option: SelectOption) => (typeof option === 'string' ? { value: option, label: option } : option);

/** A choice out of a short list. The browser's own list: it works with a thumb, a keyboard and a screen reader alike. */
export function SelectField({ name, label, value, options, onChange, onBlur, hint, error, ...rest }: SelectFieldProps) {
  const { required = false, disabled = false, emptyOption } = rest;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <Select
          native
          value={value}
          disabled={disabled}
          error={invalid}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          input={<OutlinedInput />}
          inputProps={{
            id,
            name,
            'aria-describedby': describedBy,
            'aria-required': required || undefined,
            'aria-invalid': invalid || undefined,
          }}
        >
          {emptyOption !== undefined && <option value="">{emptyOption}</option>}
          {options.map(asOption).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
