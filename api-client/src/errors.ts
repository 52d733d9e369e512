// Errors are told by their shape, not by axios' own test: axios then stays in the one shared bundle that holds `http`.
interface Answer {
  status?: number;
  data?: unknown;
}

const answerOf = (error: unknown): Answer | undefined =>
  typeof error === 'object' && error !== null ? (error as { response?: Answer }).response : undefined;

const bodyOf = (error: unknown): { message?: unknown; errors?: unknown } => {
  const data = answerOf(error)?.data;
  return typeof data === 'object' && data !== null ? data : {};
};

/** What to tell the person after a failed call: the server's `message`, else the error's own text (SPEC section 8). */
export function errorText(error: unknown): string {
  const { message } = bodyOf(error);
  if (typeof message === 'string' && message.trim()) return message;
  return error instanceof Error ? error.message : String(error);
}

/** The server's texts for single fields, by field name; empty when it named none (DECISIONS 7). */
export function fieldErrors(error: unknown): Record<string, string> {
  const { errors } = bodyOf(error);
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Whether the server said that there is no such thing (404), which is no failure to fetch (DECISIONS 6). */
export function isNotFound(error: unknown): boolean {
  return answerOf(error)?.status === 404;
}

/** Whether the server refused the token or the password (401). */
export function isUnauthorized(error: unknown): boolean {
  return answerOf(error)?.status === 401;
}

/** Whether someone else has changed the record since it was read (412). */
export function isConflict(error: unknown): boolean {
  return answerOf(error)?.status === 412;
}

/** Whether something else went live before what was asked for could (409). */
export function isOvertaken(error: unknown): boolean {
  return answerOf(error)?.status === 409;
}
