import { rolesFor, truncateText } from '@charity-site/api-client/entities';
import { untyped, type Database, type ListRow } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { attemptAll } from '../../process/attemptAll';
import { queueMail } from '../../people/mail/queueMail';

const MINUTE = 60_000;

/** Least time between two alerts to one person. */
const PAUSE = 60 * MINUTE;

/** Skips messages and comments of the last 10 s: their transactions may still be open. */
const SETTLING = 10_000;

/** Most messages and comments each that one alert counts. */
const MOST = 1000;

/** Most lines about messages and comments each. */
const LINES = 20;

/**
 * Subjects of alerts: the rows to look at, the columns with the sender and the text, and the words
 * that count them.
 */
const WATCHED = [
  {
    table: 'messages',
    columns: { name: 'name', text: 'subject' },
    where: ['folder', 'inbox'],
    counted: ['new message', 'new messages'],
    heading: 'New messages:',
    screen: '/admin/messages',
  },
  {
    table: 'comments',
    columns: { name: 'guestName', text: 'commentText' },
    where: ['status', 'waiting'],
    counted: ['comment to check', 'comments to check'],
    heading: 'Comments that wait until you have checked them:',
    screen: '/admin/comments?category=waiting',
  },
] as const;

type Arrived = (typeof WATCHED)[number] & { lines: string[] };

/** New messages and comments of a period, oldest first. Kinds without any are left out. */
const arrivedIn = async (database: Database, since: string, until: string): Promise<Arrived[]> => {
  const arrived = await Promise.all(
    WATCHED.map(async (watched) => {
      const { table, columns, where } = watched;
      const rows = await untyped<ListRow>(database)
        .selectFrom(table)
        .select([`${columns.name} as name`, `${columns.text} as text`])
        .where(where[0], '=', where[1])
        .where('createdAt', '>', since)
        .where('createdAt', '<=', until)
        .orderBy('createdAt')
        .limit(MOST)
        .execute();
      return {
        ...watched,
        lines: rows.map(({ name, text }) => alertLine(String(name), String(text))),
      };
    }),
  );
  return arrived.filter(({ lines }) => lines.length > 0);
};

/** The line of an alert about a message or comment. */
export const alertLine = (name: string, text: string): string =>
  `- ${truncateText(`${name}: ${text}`.replaceAll(/\s+/g, ' '), 120)}`;

const listed = (lines: string[]): string[] => [
  ...lines.slice(0, LINES),
  ...(lines.length > LINES ? [`- and ${lines.length - LINES} more`] : []),
];

/** Subject and text of an alert. */
const digestOf = (
  arrived: readonly Arrived[],
  origin: string,
): { subject: string; text: string } => {
  const parts = arrived.map(
    ({ lines, counted: [one, many] }) => `${lines.length} ${lines.length === 1 ? one : many}`,
  );
  const sections = arrived.flatMap(({ heading, lines, screen }) => [
    heading,
    ...listed(lines),
    `${origin}${screen}`,
    '',
  ]);
  const ending = `You get at most one such mail an hour. Switch them off at ${origin}/admin/account.`;
  return { subject: parts.join(' and '), text: [...sections, ending].join('\n') };
};

/**
 * Queues an alert for everyone who wants alerts, has had none for an hour, and has not been
 * notified of everything that arrived. Several processes do this at once: the one that moves
 * `until` on queues the mail, in the same transaction.
 */
export const queueDigests = async (
  database: Database,
  origin: string,
  now = new Date(),
): Promise<void> => {
  const until = new Date(now.getTime() - SETTLING).toISOString();
  const due = await database
    .selectFrom('alerts')
    .innerJoin('administrators', 'administrators._id', 'alerts.administrator')
    .select(['alerts.administrator', 'alerts.until', 'administrators.email'])
    // Somebody whose role was changed gets no more alerts.
    .where('administrators.role', 'in', rolesFor('answerVisitors'))
    .where('alerts.until', '<=', new Date(now.getTime() - PAUSE).toISOString())
    .execute();
  await attemptAll(due, async ({ administrator, until: since, email }) => {
    const arrived = await arrivedIn(database, since, until);
    if (arrived.length === 0) return;
    await inTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('alerts')
        .set({ until })
        .where('administrator', '=', administrator)
        .where('until', '=', since)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n)
        await queueMail(transaction, { to: email, ...digestOf(arrived, origin) });
    });
  });
};
