import {
  dateColumnOf,
  hasPages,
  ordersOf,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  LIST_STATES,
  ruleOf,
  sortOf,
  type AnyListing,
  type ListOrder,
  type ListState,
} from '@charity-site/api-client/entities';
import { MUST_BE, TEXT, type JsonSchema } from '../../http/openApi/jsonSchema';
import { named } from '../../http/openApi/toJsonSchema';
import type { DateRange } from './dateRange';

/**
 * A parsed list query. The first page is 1; `search` is trimmed, '' for none (docs/product.md 7.2,
 * 7.4, 7.5).
 */
export interface ListQuery {
  page: number;
  limit: number;
  search: string;
  /** Columns that must equal a value. */
  where: Record<string, string | number>;
  /** A column that must equal one of some values. */
  whereIn?: { column: string; values: readonly string[] };
  /**
   * State of the items, for signed-in people, who also get their publication. Undefined for public
   * items.
   */
  state?: ListState | 'all';
  /** Columns that must differ from a value. */
  whereNot?: Record<string, string | number>;
  /** The requested order; the default order of the list if left out. */
  order?: ListOrder;
  /** Only items in this range. */
  dates?: DateRange;
  /** The requested fields; undefined for all. */
  fields?: string[];
}

/** A validated list query with defaults. It can also contain the list's filter. */
export interface ListQuerystring extends Record<string, unknown> {
  page: number;
  limit: number;
  search?: string;
  fields?: string[];
  view?: 'card';
  drafts?: boolean;
  status?: ListState | '';
  sort?: ListOrder;
  from?: string;
  to?: string;
}

/** Schema of a number of items in a query. */
export const limitSchema = (fallback: number): JsonSchema => ({
  type: 'integer',
  minimum: 1,
  maximum: PAGE_SIZE_MAX,
  default: fallback,
});

/**
 * Page and size of the lists that are not content, such as the history: 20 on a page, at most 100.
 */
export const pageQuery: { page: JsonSchema; limit: JsonSchema } = {
  page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
  limit: { ...limitSchema(20), maximum: 100 },
};

/** Values of a filter that mean no filter. */
const NEUTRAL = ['', 'All'];

const filterSchema = ({ rules, filter = '' }: AnyListing): JsonSchema => {
  const field = ruleOf(rules, filter);
  const choices = field && 'oneOf' in field ? field.oneOf : [];
  return {
    type: 'string',
    enum: [...choices, ...NEUTRAL],
    [MUST_BE]: `one of: ${choices.join(', ')}`,
  };
};

/**
 * The names that `fields` accepts: the entity's fields, the times, the excerpt of rich text, and
 * the slug of items with pages.
 */
const fieldNames = (listed: AnyListing): string[] => [
  ...Object.keys(listed.rules.fields),
  'createdAt',
  'updatedAt',
  ...(listed.excerptFrom === undefined ? [] : ['excerpt']),
  ...(hasPages(listed) ? ['slug'] : []),
];

/**
 * Query parameter of signed-in people that includes drafts, scheduled items and each item's
 * publication.
 */
export const draftsQuery: Record<'drafts', JsonSchema> = {
  drafts: named('WithDrafts', {
    type: 'boolean',
    description: 'With drafts and scheduled items, and with the status of each; needs a token.',
  }),
};

/** True if a request includes drafts. Reads the raw query, because it runs before validation. */
export const includesDrafts = ({ query }: { query: unknown }): boolean => {
  const { drafts } = query as { drafts?: unknown };
  return drafts !== undefined && drafts !== 'false';
};

const statusSchema: JsonSchema = {
  type: 'string',
  enum: [...LIST_STATES, ''],
  [MUST_BE]: `one of: ${LIST_STATES.join(', ')}`,
  description: 'With drafts=true: only the items in this state.',
};

const sortSchema = (listed: AnyListing): JsonSchema => ({
  type: 'string',
  enum: ordersOf(listed),
  description: `The order: ${ordersOf(listed)[0]} by default. newest and oldest sort by ${sortOf(listed, 'newest')[0]?.[0] ?? 'createdAt'}, title from A to Z, changed by the last change.`,
});

const daySchema = (description: string): JsonSchema => ({
  type: 'string',
  format: 'date',
  [MUST_BE]: 'a date, such as 2026-11-21',
  description,
});

/** Query parameters of a date range; empty for a list without dates. */
export const datesQuery = (listed: AnyListing): JsonSchema => {
  const column = dateColumnOf(listed)?.column;
  if (!column) return {};
  return {
    from: daySchema(`Only items whose ${column} is on this day or later, in the site's time zone.`),
    to: daySchema(`Only items whose ${column} is on this day or earlier, in the site's time zone.`),
  };
};

/** Query parameter with the fields of a response (docs/product.md 7.5). */
export const fieldsQuery = (listed: AnyListing): Record<'fields', JsonSchema> => ({
  fields: {
    type: 'array',
    items: TEXT,
    description: `A comma list of these fields: ${fieldNames(listed).join(', ')}. _id always comes along. Left out, an answer of more than 100 items holds no rich text.`,
  },
});

const viewSchema = ({ card }: AnyListing): JsonSchema => ({
  type: 'string',
  enum: ['card'],
  [MUST_BE]: 'card',
  description: `What cards show, where fields are not named: ${card?.join(', ') ?? 'all fields'}.`,
});

/** Schema of a list query (docs/product.md 7.2, 7.4, 7.5). */
export const listQuerySchema = (listed: AnyListing): JsonSchema => ({
  page: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 },
  limit: limitSchema(PAGE_SIZE),
  search: TEXT,
  ...(listed.filter && { [listed.filter]: filterSchema(listed) }),
  ...(listed.publishing && { ...draftsQuery, status: statusSchema }),
  sort: sortSchema(listed),
  ...fieldsQuery(listed),
  view: viewSchema(listed),
});

const filterFrom = (query: ListQuerystring, { filter }: AnyListing): ListQuery['where'] => {
  const value = filter === undefined ? '' : String(query[filter] ?? '');
  return filter === undefined || NEUTRAL.includes(value) ? {} : { [filter]: value };
};

/** The requested fields without unknown names; undefined for all (docs/product.md 7.5). */
export const fieldsFrom = (
  { fields = [], view }: Pick<ListQuerystring, 'fields' | 'view'>,
  listed: AnyListing,
): string[] | undefined => {
  const requested = fields.join(',') || (view === 'card' && listed.card?.join(',')) || '';
  if (requested === '') return undefined;
  const allowed = fieldNames(listed);
  const names = requested.split(',').map((name) => name.trim());
  return allowed.filter((name) => names.includes(name));
};

/** Parses a validated list query. */
export const listQueryOf = (query: ListQuerystring, listed: AnyListing): ListQuery => ({
  page: query.page,
  limit: query.limit,
  search: query.search?.trim() ?? '',
  where: filterFrom(query, listed),
  ...(query.drafts && { state: query.status || 'all' }),
  order: query.sort,
  fields: fieldsFrom(query, listed),
});
