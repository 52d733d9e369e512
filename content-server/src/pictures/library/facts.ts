import { pictureFieldsOf, type AnyDefinition } from '@charity-site/api-client/entities';
import type { Writer } from '../../db/database';
import type { JsonSchema } from '../../openApi/toJsonSchema';
import { fileAt, fileId } from './fileNames';

/** A query that can ask for the facts of pictures. */
export interface AsksForPictures {
  pictures?: boolean;
}

/** The query parameter that asks for them. */
export const picturesQuery: JsonSchema = {
  pictures: {
    type: 'boolean',
    description: 'Whether the alternative text and the focal point of each picture come along, where they are set',
  },
};

const known = new WeakMap<object, string[]>();

const fieldsOf = ({ rules }: AnyDefinition): string[] => {
  const fields = known.get(rules) ?? pictureFieldsOf(rules);
  known.set(rules, fields);
  return fields;
};

/** The fields that are then answered beside each picture field. */
export const picturesSchema = (definition: AnyDefinition): JsonSchema =>
  Object.fromEntries(
    fieldsOf(definition).flatMap((field) => [
      [`${field}Alt`, { type: 'string', description: 'Alternative text, with pictures=true' }],
      [`${field}Focus`, { type: 'string', description: 'Focal point in percent, such as 30 40, with pictures=true' }],
    ]),
  );

type Answered = Record<string, unknown>;

/** Adds the alternative texts and focal points of the pictures in answered items, in one query. */
export const withPictures = async (
  database: Writer,
  definition: AnyDefinition,
  items: readonly Answered[],
): Promise<Answered[]> => {
  const placed = fieldsOf(definition).flatMap((field) =>
    items.flatMap((item) => {
      const file = fileAt(String(item[field] ?? ''));
      return file === undefined ? [] : [{ item, field, id: fileId(file) }];
    }),
  );
  if (placed.length === 0) return [...items];
  const found = await database
    .selectFrom('pictures')
    .select(['_id', 'alt', 'focus'])
    .where('_id', 'in', [...new Set(placed.map(({ id }) => id))])
    .where((eb) => eb.or([eb('alt', '<>', ''), eb('focus', '<>', '')]))
    .execute();
  const byId = new Map(found.map((row) => [row._id, row]));
  const facts = new Map<Answered, Answered>();
  for (const { item, field, id } of placed) {
    const { alt = '', focus = '' } = byId.get(id) ?? {};
    facts.set(item, {
      ...facts.get(item),
      ...(alt && { [`${field}Alt`]: alt }),
      ...(focus && { [`${field}Focus`]: focus }),
    });
  }
  return items.map((item) => ({ ...item, ...facts.get(item) }));
};
