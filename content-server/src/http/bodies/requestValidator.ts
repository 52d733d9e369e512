import { string, ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { HttpError } from '../httpError';

/**
 * Creates a validator of request bodies that are not drafts, such as reports, from their rules. The
 * result has no unknown fields. The error is a 400 that names the first invalid field.
 */
export const requestValidator =
  <Rules extends AnyObjectSchema>(rules: Rules) =>
  (body: unknown): { value: InferType<Rules> } | { error: HttpError } => {
    try {
      return { value: rules.validateSync(body ?? {}, { stripUnknown: true }) as InferType<Rules> };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const text = error.path ? `${error.path}: ${error.message}` : 'Please send a JSON object.';
      return { error: new HttpError(400, text) };
    }
  };

/** A text of a body that is never rejected for its type: '' if another type or nothing was sent. */
export const sentText = () =>
  string()
    .defined()
    .transform((_text, sent: unknown) => (typeof sent === 'string' ? sent : ''))
    .default('');
