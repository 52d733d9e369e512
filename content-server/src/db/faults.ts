/** The database does not answer, or not in time. The call can be repeated in a few seconds. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The error code of SQLite, PostgreSQL or Node; '' without one. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether SQLite refused because another connection or process holds a lock. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));

/** Whether a write failed because the disk is full: in SQLite, PostgreSQL or the file system. */
export const isDiskFull = (error: unknown): boolean =>
  ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** Whether a foreign key references a row that does not exist. */
export const isMissingParent = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(codeOf(error));

/** Whether a value that must be unique is there already. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeOf(error));

/** Whether PostgreSQL aborted a transaction because of a conflict with another one; a retry succeeds. */
export const isConflict = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error));
