/** A release, rollback or check was refused; the message says why and what to do. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** Someone else changed the same thing first; nothing was changed here. Looking again and trying again may help. */
export class ReleaseConflict extends ReleaseError {
  override name = 'ReleaseConflict';
}
