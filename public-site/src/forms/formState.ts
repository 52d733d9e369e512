import type { CreateOptions } from '@charity-site/api-client';
import type { FieldErrors, VisitorFormDefinition } from '@charity-site/api-client/entities';
import { createContext, useContext } from 'react';

export interface VisitorFormOptions<Values extends object> {
  form: VisitorFormDefinition;
  /** Unique name of its autosave; default that of the form. */
  name?: string;
  /** Initial values; the form is reset to them after success. */
  blank: Values;
  /** Imports the validation module. */
  rules: () => Promise<{ check: (values: object) => FieldErrors }>;
  /** Sends the values; repeated requests with the same key create one record. */
  send: (values: Values, options: CreateOptions) => Promise<unknown>;
}

export interface FormOutcome {
  kind: 'success' | 'error';
  text: string;
}

export type FormValues = Record<string, unknown>;

/** State of a visitor form: Formik's, or before that is loaded, what the visitor has typed. */
export interface FormState {
  values: FormValues;
  initialValues: FormValues;
  /** Messages of the invalid fields, in English, by field name. */
  errors: Record<string, unknown>;
  /** The fields that the visitor has left, by field name. */
  touched: Record<string, unknown>;
  /** Number of submits. */
  submitCount: number;
  isSubmitting: boolean;
  /** True if a value differs from its initial one. */
  dirty: boolean;
  setValues: (values: FormValues, shouldValidate?: boolean) => void;
  setFieldValue: (field: string, value: string) => void;
  setFieldTouched: (field: string) => void;
  resetForm: () => void;
  handleSubmit: () => void;
}

const FormContext = createContext<FormState | undefined>(undefined);

export const FormStateProvider = FormContext.Provider;

/** The state of the visitor form around a component. */
export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no visitor form.');
  return form;
}

/** A field of the visitor form. Its error is set once the field is touched. */
export function useFormField(name: string) {
  const { values, errors, touched, setFieldValue, setFieldTouched } = useFormState();
  return {
    value: values[name] as string,
    error: touched[name] ? (errors[name] as string | undefined) : undefined,
    setValue: (value: string) => setFieldValue(name, value),
    setTouched: () => setFieldTouched(name),
  };
}
