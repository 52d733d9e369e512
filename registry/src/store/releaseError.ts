/** A rejected release, rollback or check; the message says why and what to do. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/**
 * Somebody else changed the same thing first, so nothing was changed. A retry with fresh state may
 * help.
 */
export class ReleaseConflict extends ReleaseError {
  override name = 'ReleaseConflict';
}
