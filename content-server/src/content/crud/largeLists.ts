import { formatOf, hasPages, type AnyListing } from '@charity-site/api-client/entities';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { ListRow, Queryable } from '../../db/database';
import { COUNTED } from '../../http/plugins/largeResponses';
import { memoizeWeak } from '../../process/memoizeWeak';

/**
 * Answers with more items leave rich text out unless it is requested, and are measured before they
 * are read.
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
 * The columns of a list's answer. They include the excerpt only when it was requested.
 * @param items number of items in the answer
 * @param asked the requested fields, and whether the publication and the slug of each item are
 * answered
 */
export const columnsFor = (
  listed: AnyListing,
  items: number,
  { fields, state }: { fields?: readonly string[]; state?: string } = {},
): string[] => {
  const publication = state !== undefined && listed.publishing ? ['status', 'publishAt'] : [];
  const slug = state !== undefined && hasPages(listed) ? ['slug'] : [];
  if (fields) return [...new Set(['_id', ...fields, ...publication, ...slug])];
  return [
    ...ALWAYS,
    ...publication,
    ...slug,
    ...fieldsOf(listed)
      .filter(({ isRich }) => !isRich || items <= SMALL)
      .map(({ name }) => name),
  ];
};

/** Rows without their columns. */
type Rows = SelectQueryBuilder<Record<string, ListRow>, string, object>;

/**
 * The size of a large answer's text in bytes, computed by the database without reading the text.
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

// Loops: this runs for every list, and lists of values would take longer than counting them.
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
 * Reads the columns of an answer's rows once there is memory for it. A small answer is measured by
 * reading it, and read again where it had to wait.
 * @param most the most items that it can have
 * @param room called with the size of the text in bytes; waits until memory is available
 */
export const readWithinMemory = async (
  database: Queryable,
  listed: AnyListing,
  { most, page, columns }: { most: number; page: Rows; columns: readonly string[] },
  room: ((bytes: number) => Promise<void>) | undefined,
): Promise<Partial<ListRow>[]> => {
  const read = () => page.select(columns).execute();
  if (!room) return read();
  if (most <= SMALL) {
    const rows = await read();
    const bytes = bytesIn(rows);
    if (bytes < COUNTED) return rows;
    // Not held while it waits.
    rows.length = 0;
    await room(bytes);
  } else await room(await bytesOf(database, listed, page, columns));
  return read();
};
