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

/** A query that can include the facts of pictures and documents. */
export interface PictureFactsQuery {
  pictures?: boolean;
}

/** Query parameter that includes these facts. */
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

/** Schema of the facts of each field with a picture or a document. */
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

type Item = Record<string, unknown>;

const pictureFacts = (
  field: string,
  { alt, caption, focus }: { alt: string; caption: string; focus: string },
): Item => ({
  ...(alt && { [`${field}Alt`]: alt }),
  ...(caption && { [`${field}Caption`]: caption }),
  ...(focus && { [`${field}Focus`]: focus }),
});

/**
 * Adds the texts and focal points of their pictures and the sizes of their documents to items, in
 * one query.
 * @param language of translated texts; the default language if left out
 */
export const addPictureFacts = async (
  database: Queryable,
  definition: AnyDefinition,
  items: readonly Item[],
  language?: LanguageCode,
): Promise<Item[]> => {
  const fields = fieldsOf(definition);
  const references = [...fields.pictures, ...fields.documents].flatMap((field) =>
    items.flatMap((item) => {
      const file = fileAt(String(item[field] ?? ''));
      return file === undefined ? [] : [{ item, field, id: fileId(file) }];
    }),
  );
  if (references.length === 0) return [...items];
  const rows = await database
    .selectFrom('pictures')
    .select(['_id', 'alt', 'caption', 'focus', 'bytes'])
    .where('_id', 'in', [...new Set(references.map(({ id }) => id))])
    .where((eb) =>
      eb.or([
        eb('alt', '<>', ''),
        eb('caption', '<>', ''),
        eb('focus', '<>', ''),
        eb('file', 'like', '%.pdf'),
      ]),
    )
    .execute();
  const keyed = rows.map((record) => ({ key: record._id, record }));
  const translated = language
    ? await translateRecords(database, pictures, keyed, { language, origin: '' })
    : rows;
  const byId = new Map(translated.map((row) => [row._id, row]));
  const facts = new Map<Item, Item>();
  for (const { item, field, id } of references) {
    const row = byId.get(id);
    if (!row) continue;
    const itemFacts = fields.documents.includes(field)
      ? { [`${field}Bytes`]: row.bytes }
      : pictureFacts(field, row);
    facts.set(item, { ...facts.get(item), ...itemFacts });
  }
  return items.map((item) => ({ ...item, ...facts.get(item) }));
};
