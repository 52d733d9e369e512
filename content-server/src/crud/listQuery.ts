import { PAGE_SIZE, PAGE_SIZE_MAX, type AnyListing } from '@charity-site/api-client/entities';
import { badInput } from '../problem';
import { storable } from './text';

/** A list as asked for. Pages count from 1; `search` is trimmed, '' for none (docs/product.md 7.2, 7.4, 7.5). */
export interface ListQuery {
  page: number;
  limit: number;
  search: string;
  /** Columns that must equal a value. */
  where: Record<string, string | number>;
  /** The fields asked for, or undefined for all of them. */
  fields?: string[];
}

/** A query string as Fastify reads it: a name given twice is an array. */
export type RawQuery = Record<string, unknown>;

/**
 * A whole number from 1 out of the query; `fallback` when the name is missing.
 * Throws a 400 for anything else: 0, -1, 1.5, abc, an empty or doubled value, more than `max`.
 */
export const wholeNumber = (query: RawQuery, name: string, fallback: number, max = Number.MAX_SAFE_INTEGER): number => {
  const value = query[name];
  if (value === undefined) return fallback;
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= max) return number;
  const range = max === Number.MAX_SAFE_INTEGER ? 'from 1' : `from 1 to ${max}`;
  throw badInput({ [name]: `${name} must be a whole number ${range}.` });
};

const oneText = (query: RawQuery, name: string): string => {
  const value = query[name] ?? '';
  if (typeof value !== 'string') throw badInput({ [name]: `${name} can be given only once.` });
  return storable(value).trim();
};

const choicesOf = ({ rules, filter }: AnyListing): unknown[] => {
  const field = filter && rules.describe().fields[filter];
  return field && 'oneOf' in field ? field.oneOf : [];
};

/** The filter's value: unknown ones are 400; none or 'All' narrows nothing. */
const filterFrom = (query: RawQuery, listed: AnyListing): ListQuery['where'] => {
  if (!listed.filter) return {};
  const value = oneText(query, listed.filter);
  if (value === '' || value === 'All') return {};
  const choices = choicesOf(listed);
  if (choices.includes(value)) return { [listed.filter]: value };
  throw badInput({ [listed.filter]: `${listed.filter} must be one of: ${choices.join(', ')}.` });
};

/** The fields asked for out of the entity's own; unknown names are ignored (docs/product.md 7.5). */
const fieldsFrom = (query: RawQuery, { rules }: AnyListing): string[] | undefined => {
  const asked = [query.fields ?? []].flat().join(',');
  if (asked === '') return undefined;
  const allowed = [...Object.keys(rules.fields), 'createdAt', 'updatedAt'];
  const names = asked.split(',').map((name) => name.trim());
  return allowed.filter((name) => names.includes(name));
};

/** Reads `page`, `limit`, `search`, `fields` and the list's own filter. Throws a 400 that names the wrong one. */
export const readListQuery = (query: RawQuery, listed: AnyListing): ListQuery => ({
  page: wholeNumber(query, 'page', 1),
  limit: wholeNumber(query, 'limit', PAGE_SIZE, PAGE_SIZE_MAX),
  search: oneText(query, 'search'),
  where: filterFrom(query, listed),
  fields: fieldsFrom(query, listed),
});
