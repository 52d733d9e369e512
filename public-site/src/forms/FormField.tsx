import { t } from '@charity-site/api-client/http';
import { Field, type FieldProps } from '@charity-site/ui-kit';
import { afterPointerUp } from './afterPointerUp';
import { useFormField } from './formState';

export type FormFieldProps = Omit<
  FieldProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'hint'
> & {
  /** Short help text, in English like the label. */
  hint?: string;
};

/** Field of a visitor form. Shows its error once the field is touched or the form submitted. */
export function FormField(props: FormFieldProps) {
  const { value, error, setValue, setTouched } = useFormField(props.name);
  return (
    <Field
      {...props}
      label={t(props.label)}
      hint={props.hint && t(props.hint)}
      value={value}
      onChange={setValue}
      onBlur={() => afterPointerUp(setTouched)}
      error={error && t(error)}
    />
  );
}
