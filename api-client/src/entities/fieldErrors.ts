import { ValidationError, type AnyObjectSchema } from 'yup';

/** The text for each invalid field, by field name; empty when every field is valid. */
export type FieldErrors = Partial<Record<string, string>>;

/**
 * Checks a form's values by the rules of an entity, and answers the first text of each invalid field. Form libraries' own
 * adapters for yup are not used: they turn '' into undefined first, and the texts then differ from the server's.
 */
export const validateBy =
  (rules: AnyObjectSchema) =>
  (values: object): FieldErrors => {
    try {
      rules.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const first: FieldErrors = {};
      for (const { path, message } of error.inner) if (path && !(path in first)) first[path] = message;
      return first;
    }
  };
