import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { queueMail } from '../mail/queueMail';

const MINUTE = 60_000;

/** Least time between two alerts to one person. */
const PAUSE = 60 * MINUTE;

/** What arrived in the last seconds waits for the next alert: its transaction may not have been committed yet. */
const SETTLING = 10_000;

/** Most messages and comments each that one alert counts. */
const MOST = 1000;

/** Most lines about messages and comments each. */
const LINES = 20;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

interface Arrived {
  messages: { name: string; subject: string }[];
  comments: { guestName: string; commentText: string }[];
}

/** Messages of the inbox and held comments that arrived in a period. */
const arrivedIn = async (database: Database, since: string, until: string): Promise<Arrived> => ({
  messages: await database
    .selectFrom('messages')
    .select(['name', 'subject'])
    .where('folder', '=', 'inbox')
    .where('createdAt', '>', since)
    .where('createdAt', '<=', until)
    .orderBy('createdAt')
    .limit(MOST)
    .execute(),
  comments: await database
    .selectFrom('comments')
    .select(['guestName', 'commentText'])
    .where('status', '=', 'waiting')
    .where('createdAt', '>', since)
    .where('createdAt', '<=', until)
    .orderBy('createdAt')
    .limit(MOST)
    .execute(),
});

/** The line of an alert about a message or comment. */
export const alertLine = (name: string, text: string): string =>
  `- ${`${name}: ${text}`.replaceAll(/\s+/g, ' ').slice(0, 120)}`;

const listed = (lines: string[]): string[] => [
  ...lines.slice(0, LINES),
  ...(lines.length > LINES ? [`- and ${lines.length - LINES} more`] : []),
];

/** What an alert says. */
const digestOf = ({ messages, comments }: Arrived, origin: string): { subject: string; text: string } => {
  const parts = [
    ...(messages.length > 0 ? [counted(messages.length, 'new message', 'new messages')] : []),
    ...(comments.length > 0 ? [counted(comments.length, 'comment to check', 'comments to check')] : []),
  ];
  const sections = [
    ...(messages.length > 0
      ? [
          'New messages:',
          ...listed(messages.map(({ name, subject }) => alertLine(name, subject))),
          `${origin}/admin/messages`,
          '',
        ]
      : []),
    ...(comments.length > 0
      ? [
          'Comments that wait until you have checked them:',
          ...listed(comments.map(({ guestName, commentText }) => alertLine(guestName, commentText))),
          `${origin}/admin/comments?category=waiting`,
          '',
        ]
      : []),
  ];
  const ending = `You get at most one such mail an hour. Switch them off at ${origin}/admin/account.`;
  return { subject: parts.join(' and '), text: [...sections, ending].join('\n') };
};

/**
 * Queues an alert for everyone who wants alerts, has had none for an hour, and has not been told of everything that arrived.
 * Several processes do this at once: the one that moves `until` on queues the mail, in the same transaction.
 */
export const queueDigests = async (database: Database, origin: string, now = new Date()): Promise<void> => {
  const until = new Date(now.getTime() - SETTLING).toISOString();
  const due = await database
    .selectFrom('alerts')
    .innerJoin('administrators', 'administrators._id', 'alerts.administrator')
    .select(['alerts.administrator', 'alerts.until', 'administrators.email'])
    // Messages and comments are for administrators. Somebody who is an editor now gets no more alerts.
    .where('administrators.role', '=', 'administrator')
    .where('alerts.until', '<=', new Date(now.getTime() - PAUSE).toISOString())
    .execute();
  for (const { administrator, until: since, email } of due) {
    const arrived = await arrivedIn(database, since, until);
    if (arrived.messages.length + arrived.comments.length === 0) continue;
    await inTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('alerts')
        .set({ until })
        .where('administrator', '=', administrator)
        .where('until', '=', since)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await queueMail(transaction, { to: email, ...digestOf(arrived, origin) });
    });
  }
};
