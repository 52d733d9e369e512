import {
  documentFieldsOf,
  pictureFieldsOf,
  pictures,
  type AnyDefinition,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import type { Queryable } from '../../db/database';
import { memoizeWeak } from '../../process/memoizeWeak';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import { named, optional } from '../../http/openApi/toJsonSchema';
import { translateRecords } from '../language/translateRecords';
import { fileAt, fileId } from './fileNames';

/** A query that can ask for the facts of pictures and documents. */
export interface AsksForPictures {
  pictures?: boolean;
}

/** The query parameter that asks for them. */
export const picturesQuery: JsonSchema = {
  pictures: named('WithPictures', {
    type: 'boolean',
    description:
      'Whether the alternative text, the caption and the focal point of each picture, where they are set, and the size of each document come along',
  }),
};

const fieldsOf = memoizeWeak(({ rules }: AnyDefinition) => ({
  pictures: pictureFieldsOf(rules),
  documents: documentFieldsOf(rules),
}));

/** The fields that are then answered beside each field with a picture or a document. */
export const picturesSchema = (definition: AnyDefinition): JsonSchema => {
  const fields = fieldsOf(definition);
  return Object.fromEntries([
    ...fields.pictures.flatMap((field) => [
      [
        `${field}Alt`,
        optional({ type: 'string', description: 'Alternative text, with pictures=true' }),
      ],
      [`${field}Caption`, optional({ type: 'string', description: 'Caption, with pictures=true' })],
      [
        `${field}Focus`,
        optional({
          type: 'string',
          description: 'Focal point in percent, such as 30 40, with pictures=true',
        }),
      ],
    ]),
    ...fields.documents.map((field) => [
      `${field}Bytes`,
      optional({
        type: 'integer',
        minimum: 0,
        description: 'Size of the document in bytes, with pictures=true',
      }),
    ]),
  ]) as JsonSchema;
};

type Answered = Record<string, unknown>;

const pictureFacts = (
  field: string,
  { alt, caption, focus }: { alt: string; caption: string; focus: string },
): Answered => ({
  ...(alt && { [`${field}Alt`]: alt }),
  ...(caption && { [`${field}Caption`]: caption }),
  ...(focus && { [`${field}Focus`]: focus }),
});

/**
 * Adds to answered items the texts and focal points of their pictures and the sizes of their
 * documents, in one query.
 * @param language of the texts, where they are translated into it; the first one when left out
 */
export const addPictureFacts = async (
  database: Queryable,
  definition: AnyDefinition,
  items: readonly Answered[],
  language?: LanguageCode,
): Promise<Answered[]> => {
  const fields = fieldsOf(definition);
  const placed = [...fields.pictures, ...fields.documents].flatMap((field) =>
    items.flatMap((item) => {
      const file = fileAt(String(item[field] ?? ''));
      return file === undefined ? [] : [{ item, field, id: fileId(file) }];
    }),
  );
  if (placed.length === 0) return [...items];
  const found = await database
    .selectFrom('pictures')
    .select(['_id', 'alt', 'caption', 'focus', 'bytes'])
    .where('_id', 'in', [...new Set(placed.map(({ id }) => id))])
    .where((eb) =>
      eb.or([
        eb('alt', '<>', ''),
        eb('caption', '<>', ''),
        eb('focus', '<>', ''),
        eb('file', 'like', '%.pdf'),
      ]),
    )
    .execute();
  const keyed = found.map((record) => ({ key: record._id, record }));
  const shown = language
    ? await translateRecords(database, pictures, keyed, { language, origin: '' })
    : found;
  const byId = new Map(shown.map((row) => [row._id, row]));
  const facts = new Map<Answered, Answered>();
  for (const { item, field, id } of placed) {
    const row = byId.get(id);
    if (!row) continue;
    const own = fields.documents.includes(field)
      ? { [`${field}Bytes`]: row.bytes }
      : pictureFacts(field, row);
    facts.set(item, { ...facts.get(item), ...own });
  }
  return items.map((item) => ({ ...item, ...facts.get(item) }));
};
