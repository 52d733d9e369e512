import { useField } from 'formik';
import { t } from '@charity-site/api-client/http';
import { Field, type FieldProps } from '@charity-site/ui-kit';
import { afterPointerUp } from './afterPointerUp';

export type FormFieldProps = Omit<
  FieldProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'hint'
> & {
  /** Short help text, in English like the label. */
  hint?: string;
};

/** Field of a Formik form. Shows its error once the field is touched or the form submitted. */
export function FormField(props: FormFieldProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(props.name);
  return (
    <Field
      {...props}
      label={t(props.label)}
      hint={props.hint && t(props.hint)}
      value={value}
      onChange={(text) => void setValue(text)}
      onBlur={() => afterPointerUp(() => void setTouched(true))}
      error={touched && error ? t(error) : undefined}
    />
  );
}
