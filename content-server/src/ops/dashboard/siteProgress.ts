import { CONTENT_TYPES, SINGLETONS, type Dashboard } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { isPublicNow } from '../../content/rows/publishing';
import { readSingleton } from '../../content/crud/singleton';
import type { Database } from '../../db/database';
import { SAMPLE_ITEMS } from '../demo/drafts';
import { isSample } from '../demo/samples';
import { countInOneStatement } from './countInOneStatement';

/** The lists with an item that has the name of a demo item. */
const sampleLists = async (database: Database): Promise<string[]> => {
  const counts = await countInOneStatement(
    database,
    Object.fromEntries(
      CONTENT_TYPES.filter(({ path }) => SAMPLE_ITEMS[path]).map(
        ({ path, table, searchIn: [name = 'title'] }) => {
          const titles = sql.join(SAMPLE_ITEMS[path] ?? []);
          return [
            path,
            sql`select count(*) from ${sql.table(table)} where ${sql.ref(name)} in (${titles})`,
          ];
        },
      ),
    ),
  );
  return Object.entries(counts).flatMap(([path, count]) => (count > 0 ? [path] : []));
};

/** Which singletons are saved, and which demo content visitors still see. */
export const siteProgress = async (
  database: Database,
): Promise<Pick<Dashboard, 'set' | 'samples'>> => {
  const stored = SINGLETONS.map(async (singleton) => {
    const record = await readSingleton(database, singleton);
    return record ? [{ path: singleton.path, record }] : [];
  });
  const [lists, set] = await Promise.all([
    sampleLists(database),
    Promise.all(stored).then((found) => found.flat()),
  ]);
  const samples = set.filter(({ path, record }) => isSample(path, record));
  return {
    set: set.map(({ path }) => path),
    samples: [...samples.map(({ path }) => path), ...lists],
  };
};

/** The newest published news item; null without one. */
export const newestUpdate = async (database: Database): Promise<Dashboard['newestUpdate']> =>
  (await database
    .selectFrom('updates')
    .select(['_id', 'title', 'date'])
    .where(isPublicNow())
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;
