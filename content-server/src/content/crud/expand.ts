import { projects, type AnyDefinition } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { untyped, type Database, type ListRow } from '../../db/database';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import {
  picturesQuery,
  picturesSchema,
  addPictureFacts,
  type PictureFactsQuery,
} from '../files/facts';
import { listsQuery } from './lists';
import { translateRecords, type Keyed } from '../language/translateRecords';
import { isPublicNow } from '../rows/publishing';
import {
  languageParameter,
  otherLanguage,
  untranslatedFields,
  type LanguageQuery,
} from '../language/language';

/**
 * Query parameters that add fields to a response: facts of pictures, and a translation. With
 * drafts, hidden projects are included.
 */
export type ExpandQuery = PictureFactsQuery & LanguageQuery & { drafts?: boolean };

/** Schema of the added fields. */
export const expandedSchema = (definition: AnyDefinition): JsonSchema => ({
  ...picturesSchema(definition),
  ...(definition.translatable && untranslatedFields),
});

/** Query parameters that add fields; undefined if a definition has none. */
export const expandQuerySchema = (definition: AnyDefinition): JsonSchema | undefined => {
  const query = {
    ...(Object.keys(picturesSchema(definition)).length > 0 && picturesQuery),
    ...(definition.translatable && languageParameter),
    ...listsQuery(definition),
  };
  return Object.keys(query).length > 0 ? query : undefined;
};

/** Factor by which a response can exceed the stored text, because translations are read as well. */
export const memoryFactor = (query: LanguageQuery): number => (otherLanguage(query) ? 2 : 1);

/** Clears references to hidden projects, whose ids would reveal that they exist. */
const withoutHiddenProjects = async (
  database: Database,
  records: readonly Keyed<Record<string, unknown>>[],
): Promise<readonly Keyed<Record<string, unknown>>[]> => {
  if (!records.some(({ record }) => record.project)) return records;
  const rows = untyped<ListRow>(database).selectFrom(projects.table).select('_id');
  const hidden = await rows.where(({ not }) => not(isPublicNow())).execute();
  const ids = new Set<unknown>(hidden.map(({ _id }) => _id));
  return records.map(({ key, record }) => ({
    key,
    record: ids.has(record.project) ? { ...record, project: '' } : record,
  }));
};

/** Adds the requested fields to records, which must all have the same fields. */
export const expandRecords = async (
  { database, siteOrigin }: Pick<FastifyInstance, 'database' | 'siteOrigin'>,
  definition: AnyDefinition,
  records: readonly Keyed<Record<string, unknown>>[],
  query: ExpandQuery,
): Promise<Record<string, unknown>[]> => {
  const language = otherLanguage(query);
  const visible = query.drafts ? records : await withoutHiddenProjects(database, records);
  const expanded = language
    ? await translateRecords(database, definition, visible, { language, origin: siteOrigin() })
    : visible.map(({ record }) => record);
  return query.pictures ? addPictureFacts(database, definition, expanded, language) : expanded;
};

/** Expands one record (see `expandRecords`). */
export const expandRecord = async <Item extends Record<string, unknown>>(
  app: Pick<FastifyInstance, 'database' | 'siteOrigin'>,
  definition: AnyDefinition,
  keyed: Keyed<Item>,
  query: ExpandQuery,
): Promise<Item> => {
  const [expanded] = await expandRecords(app, definition, [keyed], query);
  return { ...keyed.record, ...expanded };
};
