import { ValidationError, type AnyObjectSchema } from 'yup';

/** The message of each invalid field, by field name. */
export type FieldErrors = Partial<Record<string, string>>;

/**
 * Validates a form's values with the rules of an entity and returns the first message of each
 * invalid field. Adapters of form libraries convert '' to undefined first, so their messages would
 * differ from the server's.
 */
export const validateWith =
  (rules: AnyObjectSchema) =>
  (values: object): FieldErrors => {
    try {
      rules.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) {
        // Uncaught, so that it is reported. A rule that fails stops no save: the server has the
        // same rules.
        setTimeout(() => {
          throw error;
        });
        return {};
      }
      const first: FieldErrors = {};
      for (const { path, message } of error.inner)
        if (path && !(path in first)) first[path] = message;
      return first;
    }
  };
