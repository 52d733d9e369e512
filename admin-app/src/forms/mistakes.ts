import { ValidationError, type AnyObjectSchema } from 'yup';

/** The first text of each invalid field, by field name. */
export type Mistakes = Partial<Record<string, string>>;

/** A picture's address stands for a file that is chosen but not sent yet, so that the rule "required" is content. */
const CHOSEN = '/uploads/chosen.png';

/**
 * The rules of an entity as formik's `validate`. Formik's own adapter for yup is not used: it turns '' into undefined
 * first, and the rules' texts for empty fields then differ from the server's.
 *
 * @param chosen names of picture fields for which a file waits to be sent
 */
export const mistakesBy =
  (rules: AnyObjectSchema, chosen: () => readonly string[] = () => []) =>
  (values: object): Mistakes => {
    const waiting = Object.fromEntries(chosen().map((name) => [name, CHOSEN]));
    try {
      rules.validateSync({ ...values, ...waiting }, { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const first: Mistakes = {};
      for (const { path, message } of error.inner) if (path && !(path in first)) first[path] = message;
      return first;
    }
  };
