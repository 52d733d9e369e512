/** The database is unavailable or too slow. The call can be repeated in a few seconds. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(
      `The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

/** Time after which a small read counts as unanswered, in ms: PostgreSQL can be frozen. */
const ANSWER_TIMEOUT = 1500;

/** Cause of the error of a small read without an answer in time. */
export const TIMED_OUT = 'timeout';

/** The answer to a small read. @throws DatabaseUnavailable without one in time */
export const answeredInTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new DatabaseUnavailable(TIMED_OUT));
    const timeout = setTimeout(late, ANSWER_TIMEOUT).unref();
    answer.finally(() => clearTimeout(timeout)).then(resolve, reject);
  });

/** Names of the SQLite results that are handled differently (https://sqlite.org/rescode.html). */
const SQLITE_RESULTS: Partial<Record<number, string>> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
  787: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
};

/**
 * SQLite's messages for them: the driver has no number when a statement that returns rows fails.
 */
const SQLITE_MESSAGES: [message: RegExp, code: string][] = [
  [/^UNIQUE constraint failed/, 'SQLITE_CONSTRAINT_UNIQUE'],
  [/^FOREIGN KEY constraint failed/, 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  [/^database( table)? is locked/, 'SQLITE_BUSY'],
  [/^database or disk is full/, 'SQLITE_FULL'],
  [/^disk I\/O error/, 'SQLITE_IOERR'],
  [/^database disk image is malformed/, 'SQLITE_CORRUPT'],
  [/^file is not a database/, 'SQLITE_NOTADB'],
  [/^unable to open database file/, 'SQLITE_CANTOPEN'],
  [/^attempt to write a readonly database/, 'SQLITE_READONLY'],
];

/** The error code of SQLite, PostgreSQL or Node; '' without one. */
export const codeOf = (error: unknown): string => {
  const { code, errcode, message } = (error ?? {}) as {
    code?: unknown;
    errcode?: unknown;
    message?: unknown;
  };
  // The lower eight bits of an extended result are the result itself.
  if (typeof errcode === 'number')
    return SQLITE_RESULTS[errcode] ?? SQLITE_RESULTS[errcode & 0xff] ?? 'SQLITE_ERROR';
  if (code === 'ERR_SQLITE_ERROR')
    return (
      SQLITE_MESSAGES.find(([pattern]) => pattern.test(String(message)))?.[1] ?? 'SQLITE_ERROR'
    );
  return typeof code === 'string' ? code : '';
};

/** True if SQLite failed because another connection or process holds a lock. */
export const isBusy = (error: unknown): boolean =>
  ['SQLITE_BUSY', 'SQLITE_LOCKED'].includes(codeOf(error));

/** True if a write failed because the disk is full: in SQLite, PostgreSQL or the file system. */
export const isDiskFull = (error: unknown): boolean =>
  ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** True if a foreign key references a row that does not exist. */
export const isMissingParent = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(codeOf(error));

/** True if a value that must be unique exists already. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeOf(error));

/**
 * True if PostgreSQL aborted a transaction because of a conflict with another one; a retry
 * succeeds.
 */
export const isConflict = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error));
