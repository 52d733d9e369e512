import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { FieldProps } from '../Field/Field';
import { FieldFrame } from '../FieldFrame/FieldFrame';

/** One option; a string is both value and label. */
export type SelectOption = string | { value: string; label: string };

export interface SelectFieldProps extends Pick<
  FieldProps,
  'name' | 'label' | 'onBlur' | 'error' | 'required' | 'disabled'
> {
  /** Selected value; one of `options`, or ''. */
  value: string;
  /** Options: strings, or `value` and `label` where they differ. */
  options: readonly SelectOption[];
  /** Called with the selected value. */
  onChange: (value: string) => void;
  /** Short help text below the label. */
  hint?: string | undefined;
  /** First option, with the value '', shown while nothing is selected. */
  emptyOption?: string | undefined;
}

const asOption = (option: SelectOption) =>
  typeof option === 'string' ? { value: option, label: option } : option;

/**
 * A native select for a short list of options; it works with touch, keyboard and screen readers.
 */
export function SelectField({
  name,
  label,
  value,
  options,
  onChange,
  onBlur,
  hint,
  error,
  ...rest
}: SelectFieldProps) {
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
