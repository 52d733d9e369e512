import { pictureFieldsOf, pictures, type AnyDefinition } from '@charity-site/api-client/entities';
import { wholeRows, type ListRow, type Writer } from '../../db/database';
import { fileAt, fileId } from './fileNames';

/** Alternative texts of pictures, by the ids of their rows. */
export type Alts = Readonly<Record<string, string>>;

/** The parts of a saved body: the fields of its definition, and the alternative texts, which are stored with the pictures. */
export const partsOf = ({ rules }: AnyDefinition, body: object): { fields: Record<string, unknown>; alts: Alts } => {
  const fields = new Map<string, unknown>(Object.entries(body));
  const alts: Record<string, string> = {};
  for (const field of pictureFieldsOf(rules)) {
    const name = `${field}Alt`;
    const file = fileAt(String(fields.get(field)));
    if (file !== undefined && fields.has(name)) alts[fileId(file)] = String(fields.get(name));
    fields.delete(name);
  }
  return { fields: Object.fromEntries(fields), alts };
};

/** The pictures of the library with another text. */
export const otherwiseDescribed = async (database: Writer, alts: Alts): Promise<ListRow[]> => {
  const ids = Object.keys(alts);
  if (ids.length === 0) return [];
  const rows = await wholeRows(database, pictures.table).where('_id', 'in', ids).execute();
  return rows.filter(({ _id, alt }) => alt !== alts[_id]);
};

/** True if the pictures already have these texts. */
export const holdsAlts = async (database: Writer, alts: Alts): Promise<boolean> =>
  (await otherwiseDescribed(database, alts)).length === 0;
