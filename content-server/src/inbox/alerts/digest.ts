import { rolesFor, truncateText } from '@charity-site/api-client/entities';
import { untyped, type Database, type ListRow } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { attemptAll } from '../../process/attemptAll';
import { queueMail } from '../../people/mail/queueMail';

const MINUTE = 60_000;

/** Minimum time between two alerts to one person, in ms. */
const ALERT_INTERVAL = 60 * MINUTE;

/** Skips rows of the last 10 s: their transactions may still be open. */
const SETTLING = 10_000;

/** Maximum number of rows of each source that an alert counts. */
const COUNTED_MAX = 1000;

/** Maximum number of lines about each source. */
const LINES_MAX = 20;

/** Sources of alerts: rows, columns of sender, text and time, and the nouns in the subject. */
const SOURCES = [
  {
    table: 'messages',
    columns: { name: 'name', text: 'subject', at: 'createdAt' },
    where: ['folder', 'inbox'],
    counted: ['new message', 'new messages'],
    heading: 'New messages:',
    screen: '/admin/messages',
  },
  {
    table: 'comments',
    columns: { name: 'guestName', text: 'commentText', at: 'createdAt' },
    where: ['status', 'waiting'],
    counted: ['comment to check', 'comments to check'],
    heading: 'Comments that wait until you have checked them:',
    screen: '/admin/comments?category=waiting',
  },
  {
    table: 'gifts',
    columns: { name: 'name', text: 'reference', at: 'createdAt' },
    where: ['heldFor', ''],
    counted: ['announced gift', 'announced gifts'],
    heading: 'Announced gifts:',
    screen: '/admin/gifts',
  },
  {
    table: 'bookings',
    columns: { name: 'name', text: 'phone', at: 'movedUpAt' },
    where: ['waiting', 0],
    counted: [
      'group with a place from the waiting list',
      'groups with a place from the waiting list',
    ],
    heading: 'They have a place now. Please call them:',
    screen: '/admin/bookings',
  },
  {
    table: 'reviews',
    columns: { name: 'by', text: 'title', at: 'createdAt' },
    where: ['sentBackAt', ''],
    counted: ['text to review', 'texts to review'],
    heading: 'Texts that wait for review:',
    screen: '/admin',
  },
] as const;

type NewItems = (typeof SOURCES)[number] & { lines: string[] };

/** New rows of a period, oldest first. Empty sources are omitted. */
const newItemsIn = async (
  database: Database,
  since: string,
  until: string,
): Promise<NewItems[]> => {
  const newItems = await Promise.all(
    SOURCES.map(async (source) => {
      const { table, columns, where } = source;
      const rows = await untyped<ListRow>(database)
        .selectFrom(table)
        .select([`${columns.name} as name`, `${columns.text} as text`])
        .where(where[0], '=', where[1])
        .where(columns.at, '>', since)
        .where(columns.at, '<=', until)
        .orderBy(columns.at)
        .limit(COUNTED_MAX)
        .execute();
      return {
        ...source,
        lines: rows.map(({ name, text }) => alertLine(String(name), String(text))),
      };
    }),
  );
  return newItems.filter(({ lines }) => lines.length > 0);
};

/** The line of an alert about a row. */
export const alertLine = (name: string, text: string): string =>
  `- ${truncateText(`${name}: ${text}`.replaceAll(/\s+/g, ' '), 120)}`;

const listed = (lines: string[]): string[] => [
  ...lines.slice(0, LINES_MAX),
  ...(lines.length > LINES_MAX ? [`- and ${lines.length - LINES_MAX} more`] : []),
];

/** Subject and text of an alert. */
const digestOf = (
  newItems: readonly NewItems[],
  origin: string,
): { subject: string; text: string } => {
  const parts = newItems.map(
    ({ lines, counted: [one, many] }) => `${lines.length} ${lines.length === 1 ? one : many}`,
  );
  const sections = newItems.flatMap(({ heading, lines, screen }) => [
    heading,
    ...listed(lines),
    `${origin}${screen}`,
    '',
  ]);
  const ending = `You get at most one such mail an hour. Switch them off at ${origin}/admin/account.`;
  return { subject: parts.join(' and '), text: [...sections, ending].join('\n') };
};

/**
 * Queues an alert for every subscriber who had none for an hour and has new items. Safe for several
 * processes: only the one whose update of `until` succeeds queues the mail, in the same
 * transaction.
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
    // People whose role changed get no more alerts.
    .where('administrators.role', 'in', rolesFor('answerVisitors'))
    .where('alerts.until', '<=', new Date(now.getTime() - ALERT_INTERVAL).toISOString())
    .execute();
  await attemptAll(due, async ({ administrator, until: since, email }) => {
    const newItems = await newItemsIn(database, since, until);
    if (newItems.length === 0) return;
    await inTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('alerts')
        .set({ until })
        .where('administrator', '=', administrator)
        .where('until', '=', since)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n)
        await queueMail(transaction, { to: email, ...digestOf(newItems, origin) });
    });
  });
};
