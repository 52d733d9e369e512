/** A refused release, rollback or check; the message says why and what to do. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/**
 * Someone else changed the same thing first, so nothing was changed. Reading the state again and
 * retrying may help.
 */
export class ReleaseConflict extends ReleaseError {
  override name = 'ReleaseConflict';
}
