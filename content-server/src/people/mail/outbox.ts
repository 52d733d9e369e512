import { countOf } from '../../db/queries/countOf';
import type { Database, OutboxRow } from '../../db/database';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Time for which a mail is leased to a process, in ms. Longer than an attempt can take
 * (smtpTransport).
 */
const LEASE = 5 * MINUTE;

/** Delays after each failed attempt, in minutes. After the last one there is no other attempt. */
const RETRY_DELAYS = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60];

/** Days after which mails are deleted, sent or not. */
const RETENTION_DAYS = 30;

const addMs = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/**
 * Leases the next due mail; undefined if none is due. A concurrent process waits for the update,
 * and then finds that the mail is no longer due.
 */
export const leaseDueMail = async (
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
    .set((eb) => ({ nextAt: addMs(now, LEASE), tries: eb('tries', '+', 1) }))
    .where('_id', '=', due._id)
    .where('nextAt', '<>', '')
    .where('nextAt', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
};

/** Marks a mail as sent and deletes its text, because it can contain a link that gives access. */
export const recordSent = async (
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

/** Records a failed attempt. @returns true if another one follows */
export const recordFailure = async (
  database: Database,
  { _id, tries }: OutboxRow,
  { error, isFinal, now }: { error: string; isFinal: boolean; now: Date },
): Promise<boolean> => {
  const delay = isFinal ? undefined : RETRY_DELAYS[tries - 1];
  const nextAt = delay === undefined ? '' : addMs(now, delay * MINUTE);
  // No-op if the lease expired and another process leased the mail.
  await database
    .updateTable('outbox')
    .set({ nextAt, error })
    .where((eb) => eb.and({ _id, tries, sentAt: '' }))
    .execute();
  return nextAt !== '';
};

/** Deletes mails older than `RETENTION_DAYS`. */
export const purgeMails = async (database: Database, now = new Date()): Promise<void> => {
  await database
    .deleteFrom('outbox')
    .where('createdAt', '<', addMs(now, -RETENTION_DAYS * DAY))
    .execute();
};

/** Filter: no attempt is due and none succeeded; '' means unset. */
const PERMANENTLY_FAILED = { nextAt: '', sentAt: '' };

/** Number of permanently failed mails; mails that wait for a retry are not included. */
export const countFailed = (database: Database): Promise<number> =>
  countOf(database.selectFrom('outbox').where((eb) => eb.and(PERMANENTLY_FAILED)));

/** Schedules new attempts for all permanently failed mails. */
export const retryFailed = async (database: Database, now = new Date()): Promise<void> => {
  await database
    .updateTable('outbox')
    .set({ nextAt: now.toISOString(), tries: 0 })
    .where((eb) => eb.and(PERMANENTLY_FAILED))
    .execute();
};

/** Deletes all permanently failed mails. */
export const deleteFailed = async (database: Database): Promise<void> => {
  await database
    .deleteFrom('outbox')
    .where((eb) => eb.and(PERMANENTLY_FAILED))
    .execute();
};
