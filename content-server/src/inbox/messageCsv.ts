import { Readable } from 'node:stream';
import { messages } from '@charity-site/api-client/entities';
import type { ListQuery } from '../content/rows/listQuery';
import { inOrder, matching } from '../content/crud/store';
import type { Database, ListRow } from '../db/database';

/** Messages per query: each has up to 5,000 characters, and a note of the same length. */
const BATCH = 200;

/**
 * One CSV cell. Visitors write the text: if it starts like a formula, also in full-width
 * characters, it gets an apostrophe, so that spreadsheets do not execute it.
 */
const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** A line, with the line end of RFC 4180. */
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
  query: ListQuery,
  timeZone: string,
): AsyncGenerator<string> {
  const dated = dateFormat(timeZone);
  // The byte order mark tells spreadsheets that the text is UTF-8.
  yield `\uFEFF${line(COLUMNS.map(([heading]) => heading))}`;
  let last: ListRow | undefined;
  do {
    let batch = inOrder(matching(database, messages, query), messages)
      .selectAll()
      .$castTo<ListRow>()
      .limit(BATCH);
    const { createdAt, _id } = last ?? {};
    // Continues after the last row, so that every batch costs the same.
    if (createdAt !== undefined && _id !== undefined)
      batch = batch.where((eb) =>
        eb(eb.refTuple('createdAt', '_id'), '<', eb.tuple(createdAt, _id)),
      );
    const rows = await batch.execute();
    for (const row of rows) yield line(COLUMNS.map(([, cellOf]) => String(cellOf(row, dated))));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** All matching messages as CSV, read in batches as fast as the stream is consumed. */
export const messageCsv = (database: Database, query: ListQuery, timeZone: string): Readable =>
  Readable.from(linesOf(database, query, timeZone));
