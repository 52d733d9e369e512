import { formatOf, hasPages, PUBLISHED, type AnyListing } from '@charity-site/api-client/entities';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { ListRow, Queryable } from '../../db/database';
import { COUNTED } from '../../http/plugins/largeResponses';
import { memoizeWeak } from '../../process/memoizeWeak';

/**
 * Larger responses omit rich text unless it is requested, and are measured before they are read.
 */
export const SMALL = 100;

/** Columns that every list has in addition to its fields. */
const ALWAYS = ['_id', 'createdAt', 'updatedAt'];

const EXCERPT = { name: 'excerpt', isText: true };

/** The fields of a list. Describing rules takes long, so it is done once. */
const fieldsOf = memoizeWeak(({ rules }: AnyListing) =>
  Object.entries(rules.describe().fields).map(([name, rule]) => ({
    name,
    isText: 'type' in rule && rule.type === 'string',
    isRich: formatOf(rule) === 'html',
  })),
);

/**
 * The columns of a list response. They include the excerpt only if it was requested.
 * @param items number of items in the response
 * @param query the requested fields; with `state`, publication and slug are included
 */
export const columnsFor = (
  listed: AnyListing,
  items: number,
  { fields, state }: { fields?: readonly string[]; state?: string } = {},
): string[] => {
  const publication = state !== undefined && listed.publishing ? Object.keys(PUBLISHED) : [];
  const slug = state !== undefined && hasPages(listed) ? ['slug'] : [];
  if (fields) return [...new Set(['_id', ...fields, ...publication, ...slug])];
  return [
    ...ALWAYS,
    ...publication,
    ...slug,
    ...fieldsOf(listed)
      .filter(({ isRich }) => !isRich || items <= SMALL)
      .filter(({ name }) => state !== undefined || !listed.addedFields?.includes(name))
      .map(({ name }) => name),
  ];
};

/** Rows without their columns. */
type Rows = SelectQueryBuilder<Record<string, ListRow>, string, object>;

/**
 * The size of a large response's text in bytes, computed by the database without reading the text.
 */
const bytesOf = async (
  database: Queryable,
  listed: AnyListing,
  page: Rows,
  columns: readonly string[],
): Promise<number> => {
  const texts = [...fieldsOf(listed), EXCERPT].filter(
    ({ name, isText }) => isText && columns.includes(name),
  );
  if (texts.length === 0) return 0;
  const bytes = sql.join(
    texts.map(({ name }) => sql`octet_length(${sql.ref(name)})`),
    sql` + `,
  );
  const measured = page.select(sql<number>`${bytes}`.as('bytes')).as('measured');
  const { total } = await database
    .selectFrom(measured)
    .select((eb) => eb.fn.sum<string | number | null>(sql.ref('bytes')).as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

// Loops, because this runs for every list and intermediate arrays take longer than counting.
const bytesIn = (rows: readonly Partial<ListRow>[]): number => {
  let bytes = 0;
  for (const row of rows)
    for (const name in row) {
      const value = row[name];
      if (typeof value === 'string') bytes += Buffer.byteLength(value);
    }
  return bytes;
};

/**
 * Reads the columns of a response's rows after reserving memory. A small response is measured by
 * reading it, and read again after waiting for memory.
 * @param max maximum number of items
 * @param reserve called with the size of the text in bytes; waits until memory is available
 */
export const readWithinMemory = async (
  database: Queryable,
  listed: AnyListing,
  { max, page, columns }: { max: number; page: Rows; columns: readonly string[] },
  reserve: ((bytes: number) => Promise<void>) | undefined,
): Promise<Partial<ListRow>[]> => {
  const read = () => page.select(columns).execute();
  if (!reserve) return read();
  if (max <= SMALL) {
    const rows = await read();
    const bytes = bytesIn(rows);
    if (bytes < COUNTED) return rows;
    // Frees the rows while it waits.
    rows.length = 0;
    await reserve(bytes);
  } else await reserve(await bytesOf(database, listed, page, columns));
  return read();
};
