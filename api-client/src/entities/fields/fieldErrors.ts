import { ValidationError, type AnyObjectSchema } from 'yup';

/** The message of each invalid field, by field name. */
export type FieldErrors = Partial<Record<string, string>>;

/**
 * Validates a form's values with the rules of an entity and returns the first message of each
 * invalid field. Resolvers of form libraries first convert '' to undefined, so that their messages
 * would differ from the server's.
 */
export const validateWith =
  (rules: AnyObjectSchema) =>
  (values: object): FieldErrors => {
    try {
      rules.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) {
        // Thrown as uncaught, so that it is reported. A broken rule does not block saving: the
        // server has the same rules.
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
