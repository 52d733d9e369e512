import { ReleaseConflict, ReleaseError } from '@charity-site/registry/store';
import { HttpError } from '../http/httpError';

/** Rethrows an error of the store: a conflict as 409, another rejection as 400. */
export const asHttpError = (error: unknown): never => {
  if (error instanceof ReleaseConflict) throw new HttpError(409, error.message);
  if (error instanceof ReleaseError) throw new HttpError(400, error.message);
  throw error;
};
