// Recognises errors by their shape instead of axios.isAxiosError, so that axios stays in the shared
// bundle of `http`.
/** The response to a failed call. */
export interface ErrorResponse {
  status?: number;
  data?: unknown;
  headers?: Record<string, unknown>;
}

interface FailedCall {
  isAxiosError?: boolean;
  code?: string;
  response?: ErrorResponse;
}

/** Reads an error as that of a failed call; `{}` if it is no object. */
export const callOf = (error: unknown): FailedCall =>
  typeof error === 'object' && error !== null ? error : {};

/** The response to a failed call; undefined if there was none. */
export const responseOf = (error: unknown): ErrorResponse | undefined => callOf(error).response;

/**
 * True if the item does not exist (404). Pages treat this differently from a failed request
 * (docs/product.md 7.6).
 */
export const isNotFound = (error: unknown): boolean => responseOf(error)?.status === 404;

/** The title of an item that has ended, which its 404 contains; undefined for other errors. */
export const endedTitle = (error: unknown): string | undefined => {
  const { ended } = (responseOf(error)?.data ?? {}) as { ended?: unknown };
  return isNotFound(error) && typeof ended === 'string' ? ended : undefined;
};

/** True if the server refused the token or the password (401). */
export const isUnauthorized = (error: unknown): boolean => responseOf(error)?.status === 401;

/** True if the person's role does not allow the call (403). */
export const isForbidden = (error: unknown): boolean => responseOf(error)?.status === 403;

/**
 * True if the server rejected a call (400) without naming a field, such as one with a used link or
 * code.
 */
export const isRefused = (error: unknown): boolean => {
  const { status, data } = responseOf(error) ?? {};
  return status === 400 && (data as { errors?: unknown } | undefined)?.errors === undefined;
};

/** True if someone else has changed the record since it was read (412). */
export const isConflict = (error: unknown): boolean => responseOf(error)?.status === 412;

/** True if another version went live before the requested one (409). */
export const isOvertaken = (error: unknown): boolean => responseOf(error)?.status === 409;

/** True if an earlier call, whose response was lost, has stored the rejected change (412). */
export const isAlreadyStored = (error: unknown): boolean =>
  isConflict(error) &&
  (responseOf(error)?.data as { isStored?: unknown } | undefined)?.isStored === true;

/**
 * The item that an earlier call with the same key has created from other content (422), and its
 * first version.
 */
export const previouslyCreated = (error: unknown): { _id: string; version: string } | undefined => {
  const { created } = (responseOf(error)?.data ?? {}) as {
    created?: { _id: string; version: string };
  };
  return responseOf(error)?.status === 422 ? created : undefined;
};

/**
 * True if the call may have been executed: its response was lost or cut off, it was aborted, or the
 * server failed.
 */
export const isOutcomeUnknown = (error: unknown): boolean => {
  const status = responseOf(error)?.status;
  return status === undefined || status < 400 || status >= 500;
};
