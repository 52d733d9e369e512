import { Readable } from 'node:stream';
import type { AnyListing } from '@charity-site/api-client/entities';
import type { FastifyReply } from 'fastify';
import type { ListQuery } from '../content/rows/listQuery';
import { inOrder, matching } from '../content/crud/store';
import type { Database, ListRow } from '../db/database';

/** Rows per query: a message has up to 5,000 characters, and a note of the same length. */
const BATCH = 200;

/**
 * One CSV cell. Visitors write the text: if it starts like a formula, also in full-width
 * characters, it gets an apostrophe, so that spreadsheets do not execute it.
 */
const quoted = (text: string): string => {
  const harmless = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** A line, with the line end of RFC 4180. */
const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** A column of the file: its heading, and its cell for a row. */
export interface CsvColumn {
  heading: string;
  /**
   * A field of the row, or a function.
   * @param dated formats a UTC instant in the site's time zone; '' for ''
   */
  cell: string | ((row: ListRow, dated: (instant: string) => string) => unknown);
}

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

interface CsvOptions {
  query: ListQuery;
  columns: readonly CsvColumn[];
  timeZone: string;
  /** Adds further values to rows. */
  complete?: (rows: ListRow[]) => Promise<Partial<ListRow>[]>;
}

async function* linesOf(
  database: Database,
  listing: AnyListing,
  { query, columns, timeZone, complete = async (rows) => rows }: CsvOptions,
): AsyncGenerator<string> {
  const dated = dateFormat(timeZone);
  // The byte order mark tells spreadsheets that the text is UTF-8.
  yield `\uFEFF${line(columns.map(({ heading }) => heading))}`;
  let last: ListRow | undefined;
  do {
    let batch = inOrder(matching(database, listing, query), listing)
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
    for (const row of await complete(rows))
      yield line(
        columns.map(({ cell }) =>
          String(typeof cell === 'string' ? row[cell] : cell(row as ListRow, dated)),
        ),
      );
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/**
 * Sends all matching rows of a list, newest first, as CSV, read in batches as fast as the stream is
 * consumed.
 */
export const sendCsv = (
  reply: FastifyReply,
  database: Database,
  listing: AnyListing,
  options: CsvOptions,
): FastifyReply =>
  reply.type('text/csv; charset=utf-8').send(Readable.from(linesOf(database, listing, options)));
