import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { FieldFrame } from '../FieldFrame/FieldFrame';

/** One choice: a bare text is its own label. */
export type SelectOption = string | { value: string; label: string };

export interface SelectFieldProps {
  name: string;
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
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
