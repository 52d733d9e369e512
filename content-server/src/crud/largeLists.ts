import { formatOf, hasPages, type AnyListing } from '@charity-site/api-client/entities';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { ListRow, Writer } from '../db/database';

/** Answers with more items leave rich text out unless it is requested. */
const WITH_TEXT_MAX = 100;

/** Up to this number of items, an answer without rich text is never large. */
const SMALL = 100;

/** Columns that every list has in addition to its fields. */
const ALWAYS = ['_id', 'createdAt', 'updatedAt'];

const PUBLICATION = ['status', 'publishAt'];

const EXCERPT = { name: 'excerpt', isText: true, isRich: false };

const fieldsOf = ({ rules }: AnyListing) =>
  Object.entries(rules.describe().fields).map(([name, rule]) => ({
    name,
    isText: 'type' in rule && rule.type === 'string',
    isRich: formatOf(rule) === 'html',
  }));

/**
 * The columns of a list's answer. They include the excerpt only when it was requested.
 * @param items number of items in the answer
 * @param asked the requested fields, and whether the publication and the slug of each item are answered
 */
export const columnsFor = (
  listed: AnyListing,
  items: number,
  { fields, state }: { fields?: readonly string[]; state?: string } = {},
): string[] => {
  const publication = state !== undefined && listed.publishing ? PUBLICATION : [];
  const slug = state !== undefined && hasPages(listed) ? ['slug'] : [];
  if (fields) return [...new Set(['_id', ...fields, ...publication, ...slug])];
  const isShown = ({ isRich }: { isRich: boolean }) => !isRich || items <= WITH_TEXT_MAX;
  return [
    ...ALWAYS,
    ...(listed.flags ?? []),
    ...publication,
    ...Object.keys(listed.columns ?? {}),
    ...slug,
    ...fieldsOf(listed)
      .filter(isShown)
      .map(({ name }) => name),
  ];
};

/**
 * The size of an answer's text in bytes, computed by the database without reading the text.
 * @param page the rows of the answer
 * @param columns of the answer
 */
export const bytesOf = async (
  database: Writer,
  listed: AnyListing,
  items: number,
  page: SelectQueryBuilder<Record<string, ListRow>, string, object>,
  columns: readonly string[],
): Promise<number> => {
  const texts = [...fieldsOf(listed), EXCERPT].filter(({ name, isText }) => isText && columns.includes(name));
  if (texts.length === 0 || (items <= SMALL && texts.every(({ isRich }) => !isRich))) return 0;
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
