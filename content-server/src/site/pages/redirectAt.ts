import { comparedPath, entriesOf, REDIRECTS, redirects } from '@charity-site/api-client/entities';
import { readSingleton } from '../../content/crud/singleton';
import type { Database } from '../../db/database';

/** Where the administrator's redirects send a path at which there is nothing; undefined when none names it. */
export const redirectAt = async (database: Database, path: string): Promise<string | undefined> => {
  const stored = await readSingleton(database, redirects, redirects.path);
  const entries = entriesOf(REDIRECTS, String(stored?.redirects ?? ''));
  const wanted = comparedPath(path);
  const to = entries.find(({ from }) => comparedPath(from) === wanted)?.to;
  // A header holds ASCII.
  return to?.replace(/[^!-~]+/g, encodeURIComponent);
};
