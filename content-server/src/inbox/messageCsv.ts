import { Readable } from 'node:stream';
import { messages } from '@charity-site/api-client/entities';
import type { ListQuery } from '../content/rows/listQuery';
import { inOrder, matching } from '../content/crud/store';
import type { Database, ListRow } from '../db/database';

/** Messages read at once: each has up to 5,000 characters, and a note as long. */
const BATCH = 200;

/**
 * One CSV cell. The text comes from visitors: one that starts like a formula, also in the wide
 * signs of Japanese keyboards, gets an apostrophe, so that spreadsheets do not run it.
 */
const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** A line; its end follows RFC 4180. */
const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The heading of each column, and its cell for a message. */
const COLUMNS: [
  heading: string,
  cellOf: (row: ListRow, dated: (instant: string) => string) => unknown,
][] = [
  ['Status', ({ read }) => (read === 1 ? 'Read' : 'Unread')],
  ['Sender', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Subject', ({ subject }) => subject],
  ['Date', ({ createdAt }, dated) => dated(createdAt)],
  ['Message', ({ message }) => message],
  [
    'Sent from',
    ({ source }) => (source === 'get-involved' ? 'Get Involved page' : 'Contact Us page'),
  ],
  ['Answered', ({ answeredAt }, dated) => dated(String(answeredAt))],
  ['Answered by', ({ answeredBy }) => answeredBy],
  ['Note', ({ note }) => note],
];

const dateFormat = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (instant: string): string => {
    if (instant === '') return '';
    const parts = Object.fromEntries(
      format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
    );
    return `${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}`;
  };
};

async function* linesOf(
  database: Database,
  asked: ListQuery,
  timeZone: string,
): AsyncGenerator<string> {
  const dated = dateFormat(timeZone);
  // The byte order mark tells spreadsheets that the text is UTF-8.
  yield `\uFEFF${line(COLUMNS.map(([heading]) => heading))}`;
  let last: ListRow | undefined;
  do {
    let query = inOrder(matching(database, messages, asked), messages)
      .selectAll()
      .$castTo<ListRow>()
      .limit(BATCH);
    const { createdAt, _id } = last ?? {};
    // After the last row in the order of the list, so that a batch costs the same wherever it is.
    if (createdAt !== undefined && _id !== undefined)
      query = query.where((eb) =>
        eb(eb.refTuple('createdAt', '_id'), '<', eb.tuple(createdAt, _id)),
      );
    const rows = await query.execute();
    for (const row of rows) yield line(COLUMNS.map(([, cellOf]) => String(cellOf(row, dated))));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** All messages that match as CSV, read in batches as fast as the reader takes them. */
export const messageCsv = (database: Database, asked: ListQuery, timeZone: string): Readable =>
  Readable.from(linesOf(database, asked, timeZone));
