import { CONTENT_TYPES, SINGLETONS, type Dashboard } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { isPublicNow } from '../../content/rows/publishing';
import { readSingleton } from '../../content/crud/singleton';
import type { Database } from '../../db/database';
import { SAMPLE_ITEMS } from '../demo/drafts';
import { isSample } from '../demo/samples';

const sampleSingles = async (database: Database): Promise<Pick<Dashboard, 'set' | 'samples'>> => {
  const stored = await Promise.all(
    SINGLETONS.map(async (singleton) => ({
      path: singleton.path,
      record: await readSingleton(database, singleton),
    })),
  );
  return {
    set: stored.flatMap(({ path, record }) => (record ? [path] : [])),
    samples: stored.flatMap(({ path, record }) => (record && isSample(path, record) ? [path] : [])),
  };
};

/** The lists in which an item has the name of one of the demo content's. */
const sampleLists = async (database: Database): Promise<string[]> => {
  const listed = CONTENT_TYPES.filter(({ path }) => SAMPLE_ITEMS[path]);
  const counted = listed.map(({ path, table, searchIn: [name = 'title'] }) => {
    const titles = sql.join(SAMPLE_ITEMS[path] ?? []);
    return sql`(select count(*) from ${sql.table(table)} where ${sql.ref(name)} in (${titles})) as ${sql.id(path)}`;
  });
  const { rows } = await sql<Record<string, string | number>>`select ${sql.join(counted)}`.execute(database);
  return listed.map(({ path }) => path).filter((path) => Number(rows[0]?.[path]) > 0);
};

/** Which singletons are set, and what visitors still see of the demo content. */
export const siteProgress = async (database: Database): Promise<Pick<Dashboard, 'set' | 'samples'>> => {
  const [{ set, samples }, lists] = await Promise.all([sampleSingles(database), sampleLists(database)]);
  return { set, samples: [...samples, ...lists] };
};

/** The newest published news item; null when there is none. */
export const newestUpdate = async (database: Database): Promise<Dashboard['newestUpdate']> =>
  (await database
    .selectFrom('updates')
    .select(['_id', 'title', 'date'])
    .where(isPublicNow())
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;
