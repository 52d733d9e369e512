import { DEFINITIONS, fieldsOfFormat, isListing } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import type { Queryable } from '../../db/database';

/**
 * True if anything but a draft uses a stored file: an item that is or was public or is scheduled, a
 * singleton, or a translation of one of these.
 */
export const isUsedInPublic = async (database: Queryable, file: string): Promise<boolean> => {
  const pattern = `%/uploads/${file}%`;
  for (const definition of DEFINITIONS) {
    const fields = fieldsOfFormat(definition.rules, 'picture', 'document', 'html');
    if (fields.length === 0) continue;
    const isDraft =
      isListing(definition) && definition.publishing ? sql`content.status = 'draft'` : sql`1 = 0`;
    const names = fields.map((field) => sql`${sql.ref(`content.${field}`)} like ${pattern}`);
    const { rows } = await sql`
      select content._id from ${sql.table(definition.table)} as content
      where not (${isDraft}) and (${sql.join(names, sql` or `)} or exists (
        select 1 from ${sql.table('translations')} as words
        where words.list = ${definition.path} and words.item = content._id and words.text like ${pattern}))
      limit 1`.execute(database);
    if (rows.length > 0) return true;
  }
  return false;
};
