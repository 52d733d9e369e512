// Recognises errors by their shape instead of axios.isAxiosError, so that axios stays in the shared
// bundle of `http`.
/** The answer to a failed call. */
export interface Answer {
  status?: number;
  data?: unknown;
  headers?: Record<string, unknown>;
}

interface FailedCall {
  isAxiosError?: boolean;
  code?: string;
  response?: Answer;
}

/** The parts of an error that a failed call has. */
export const callOf = (error: unknown): FailedCall =>
  typeof error === 'object' && error !== null ? error : {};

/** The answer to a failed call; undefined when there was none. */
export const answerOf = (error: unknown): Answer | undefined => callOf(error).response;

/**
 * True if the item does not exist (404). Pages treat this differently from a failed request
 * (docs/product.md 7.6).
 */
export const isNotFound = (error: unknown): boolean => answerOf(error)?.status === 404;

/** True if the server refused the token or the password (401). */
export const isUnauthorized = (error: unknown): boolean => answerOf(error)?.status === 401;

/** True if the role of the person may not do it (403). */
export const isForbidden = (error: unknown): boolean => answerOf(error)?.status === 403;

/**
 * True if the server refused a call as a whole (400) and not a field, such as one with a link or a
 * code that was used.
 */
export const isRefused = (error: unknown): boolean => {
  const { status, data } = answerOf(error) ?? {};
  return status === 400 && (data as { errors?: unknown } | undefined)?.errors === undefined;
};

/** True if someone else has changed the record since it was read (412). */
export const isConflict = (error: unknown): boolean => answerOf(error)?.status === 412;

/** True if another version went live before the requested one (409). */
export const isOvertaken = (error: unknown): boolean => answerOf(error)?.status === 409;

/** True if a refused change (412) is already stored, by an earlier call whose answer was lost. */
export const isAlreadyStored = (error: unknown): boolean =>
  isConflict(error) &&
  (answerOf(error)?.data as { isStored?: unknown } | undefined)?.isStored === true;

/**
 * The item that an earlier call with the same key created with other content (422), and its first
 * version.
 */
export const previouslyCreated = (error: unknown): { _id: string; version: string } | undefined => {
  const { created } = (answerOf(error)?.data ?? {}) as {
    created?: { _id: string; version: string };
  };
  return answerOf(error)?.status === 422 ? created : undefined;
};

/**
 * True if the call may have been executed or not: its answer was lost or cut off, it was aborted,
 * or the server failed.
 */
export const isOutcomeUnknown = (error: unknown): boolean => {
  const status = answerOf(error)?.status;
  return status === undefined || status < 400 || status >= 500;
};
