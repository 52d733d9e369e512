import { countOf } from '../../db/queries/countOf';
import type { Database, OutboxRow } from '../../db/database';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * For how long a process has a mail to itself, in ms. Longer than a try can last (smtpTransport).
 */
const LEASE = 5 * MINUTE;

/** Pauses after each failed try, in minutes. After the last one the mail is given up. */
const PAUSES = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60];

/** For how many days mails are kept, sent or not. */
const DAYS_KEPT = 30;

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/**
 * Takes the mail that is due first; undefined when there is none. It is nobody else's for the time
 * of the lease: of two processes that take at once, one waits for the other's change and then finds
 * that the mail is not due any more.
 */
export const takeDueMail = async (
  database: Database,
  now: Date,
): Promise<OutboxRow | undefined> => {
  const due = await database
    .selectFrom('outbox')
    .select('_id')
    .where('nextAt', '<>', '')
    .where('nextAt', '<=', now.toISOString())
    .orderBy('nextAt')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return database
    .updateTable('outbox')
    .set((eb) => ({ nextAt: later(now, LEASE), tries: eb('tries', '+', 1) }))
    .where('_id', '=', due._id)
    .where('nextAt', '<>', '')
    .where('nextAt', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
};

/**
 * Notes that a mail was sent. Its text is forgotten at once, because it can hold a link that gives
 * access.
 */
export const noteSent = async (
  database: Database,
  { _id }: OutboxRow,
  now: Date,
): Promise<void> => {
  await database
    .updateTable('outbox')
    .set({ sentAt: now.toISOString(), nextAt: '', error: '', text: '' })
    .where('_id', '=', _id)
    .execute();
};

/** Notes a failed try. @returns whether there will be another one */
export const noteFailure = async (
  database: Database,
  { _id, tries }: OutboxRow,
  { error, isFinal, now }: { error: string; isFinal: boolean; now: Date },
): Promise<boolean> => {
  const pause = isFinal ? undefined : PAUSES[tries - 1];
  const nextAt = pause === undefined ? '' : later(now, pause * MINUTE);
  // Not when the lease has ended and another process has taken it since.
  await database
    .updateTable('outbox')
    .set({ nextAt, error })
    .where((eb) => eb.and({ _id, tries, sentAt: '' }))
    .execute();
  return nextAt !== '';
};

/** Removes mails that are older than 30 days. */
export const purgeMails = async (database: Database, now = new Date()): Promise<void> => {
  await database
    .deleteFrom('outbox')
    .where('createdAt', '<', later(now, -DAYS_KEPT * DAY))
    .execute();
};

/** Columns of the mails that were given up. */
const GIVEN_UP = { nextAt: '', sentAt: '' };

/** Number of mails that were given up. */
export const countUnsent = (database: Database): Promise<number> =>
  countOf(database.selectFrom('outbox').where((eb) => eb.and(GIVEN_UP)));

/** Makes all mails due that were given up. */
export const retryUnsent = async (database: Database, now = new Date()): Promise<void> => {
  await database
    .updateTable('outbox')
    .set({ nextAt: now.toISOString(), tries: 0 })
    .where((eb) => eb.and(GIVEN_UP))
    .execute();
};

/** Removes all mails that were given up. */
export const forgetUnsent = async (database: Database): Promise<void> => {
  await database
    .deleteFrom('outbox')
    .where((eb) => eb.and(GIVEN_UP))
    .execute();
};
