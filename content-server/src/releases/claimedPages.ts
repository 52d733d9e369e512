import { ownPages } from '@charity-site/api-client/entities';
import { topPaths } from '@charity-site/registry/store';
import { untyped, type Database, type ListRow } from '../db/database';
import { HttpError } from '../http/httpError';
import { storedRecord, type VersionPlaces } from './versions/sharedVersions';

/**
 * Rejects paths at which the organisation has pages of its own. Drafts have no path.
 * @param remote that claims the paths
 * @param paths such as `/shop/:id`; their first segments count
 * @throws HttpError 409 with the titles of the pages
 */
export const rejectClaimedPages = async (
  database: Database,
  remote: string,
  paths: readonly string[],
): Promise<void> => {
  const slugs = paths.map((path) => path.split('/')[1] ?? '').filter((slug) => slug !== '');
  if (slugs.length === 0) return;
  const pages = await untyped<ListRow>(database)
    .selectFrom(ownPages.table)
    .select(['title', 'slug'])
    .where('status', '=', 'published')
    .where('slug', 'in', slugs)
    .orderBy('slug')
    .execute();
  if (pages.length === 0) return;
  const named = pages.map(({ title, slug }) => `/${String(slug)} (“${String(title)}”)`);
  throw new HttpError(
    409,
    `${named.join(', ')}: there the organisation has a page of its own. Give the page another title, or ${remote} another path.`,
  );
};

/** The same for the prefixes and pages of a version. Nothing if the version does not exist. */
export const rejectClaims = async (
  database: Database,
  places: VersionPlaces,
  { remote, version }: { remote: string; version: string },
): Promise<void> => {
  const record = await storedRecord(places, remote, version);
  if (!record) return;
  const { prefixes, pages = [], routes = [] } = record.release;
  await rejectClaimedPages(database, remote, [...prefixes, ...pages, ...topPaths(routes)]);
};
