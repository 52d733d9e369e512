import { projects, type AnyDefinition } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { untyped, type Database, type ListRow } from '../../db/database';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import {
  picturesQuery,
  picturesSchema,
  addPictureFacts,
  type AsksForPictures,
} from '../files/facts';
import { listsQuery } from './lists';
import { translateRecords, type Keyed } from '../language/translateRecords';
import { isPublicNow } from '../rows/publishing';
import {
  languageParameter,
  otherLanguage,
  untranslatedFields,
  type AsksForLanguage,
} from '../language/language';

/**
 * A read that can ask for more than the documented answer: the facts of pictures, and words in
 * another language. With drafts, it names projects that visitors do not see.
 */
export type ExpandQuery = AsksForPictures & AsksForLanguage & { drafts?: boolean };

/** The fields that can then be answered beside those of the definition. */
export const expandedSchema = (definition: AnyDefinition): JsonSchema => ({
  ...picturesSchema(definition),
  ...(definition.translatable && untranslatedFields),
});

/** The query parameters that ask for more; undefined where nothing can be asked for. */
export const expandQuerySchema = (definition: AnyDefinition): JsonSchema | undefined => {
  const query = {
    ...(Object.keys(picturesSchema(definition)).length > 0 && picturesQuery),
    ...(definition.translatable && languageParameter),
    ...listsQuery(definition),
  };
  return Object.keys(query).length > 0 ? query : undefined;
};

/** Maximum size of an answer as a multiple of the stored text: translations are read beside it. */
export const roomTimes = (asked: AsksForLanguage): number => (otherLanguage(asked) ? 2 : 1);

/** Empties the projects that visitors do not see: their ids would say that there is something. */
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

/** Completes answered records by what a read asks for. The records all have the same fields. */
export const expandRecords = async (
  { database, siteOrigin }: Pick<FastifyInstance, 'database' | 'siteOrigin'>,
  definition: AnyDefinition,
  records: readonly Keyed<Record<string, unknown>>[],
  asked: ExpandQuery,
): Promise<Record<string, unknown>[]> => {
  const language = otherLanguage(asked);
  const shown = asked.drafts ? records : await withoutHiddenProjects(database, records);
  const answers = language
    ? await translateRecords(database, definition, shown, { language, origin: siteOrigin() })
    : shown.map(({ record }) => record);
  return asked.pictures ? addPictureFacts(database, definition, answers, language) : answers;
};

/** Completes one answered record; see `completed`. */
export const completedOne = async <Answer extends Record<string, unknown>>(
  app: Pick<FastifyInstance, 'database' | 'siteOrigin'>,
  definition: AnyDefinition,
  one: Keyed<Answer>,
  asked: ExpandQuery,
): Promise<Answer> => {
  const [whole] = await expandRecords(app, definition, [one], asked);
  return { ...one.record, ...whole };
};
