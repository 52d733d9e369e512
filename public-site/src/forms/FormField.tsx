import { useField } from 'formik';
import { Field, type FieldProps } from '@charity-site/ui-kit';
import { afterPress } from './afterPress';

export type FormFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A field of a Formik form. Its validation error shows once the field was touched or the form submitted. */
export function FormField(props: FormFieldProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(props.name);
  return (
    <Field
      {...props}
      value={value}
      onChange={(text) => void setValue(text)}
      onBlur={() => afterPress(() => void setTouched(true))}
      error={touched ? error : undefined}
    />
  );
}
