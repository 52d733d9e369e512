import { declaredQuery, type LanguageCode } from '@charity-site/api-client/entities';
import { ownerOf, type QueryEntry, type Registry } from '@charity-site/registry';
import { hasItemAt } from '../../content/slugs/currentPathOf';
import type { Database } from '../../db/database';
import { answeredInTime } from '../../db/dialects/faults';
import { pairOf } from '../rendering/livePair';
import { isFixed } from './describedPages';
import { pageAt, type VisitedPage } from '../../releases/versions/pageAt';
import type { LiveShell } from '../shell/liveShell';

/** A visited URL of a page. */
export interface VisitedAddress {
  /** Path without query. */
  path: string;
  query: URLSearchParams;
  language: LanguageCode;
  /** Query data known in advance; such a page is not cached. */
  seed?: readonly QueryEntry[];
  /** True if no visitor has opened the page yet. */
  isAhead?: boolean;
}

/** Cache key shared by all unknown paths. */
const UNKNOWN = '/-/unknown';

/**
 * Cache key shared by all unknown paths at the root. It is no slug, so the browser, too, finds no
 * item there.
 */
const UNKNOWN_AT_ROOT = '/-';

/** True if a path is at the root, matches the pages of items, and names none. */
export const isUnknownAtRoot = async (
  database: Database,
  { page, path }: VisitedPage,
): Promise<boolean> =>
  /^\/:[^/]*$/.test(page.path) && !(await answeredInTime(hasItemAt(database, path)));

/** Options of a page with unpublished content. */
export interface UnpublishedOptions {
  /** HTML before the page. */
  banner: string;
  /**
   * Until when its query data is fresh (ms since 1970), so that the browser does not fetch the
   * published data instead.
   */
  until: number;
}

/**
 * The page at a URL and the pair that renders it; undefined when its remote has no server build.
 */
export const requestedPage = async (
  database: Database,
  shell: LiveShell | undefined,
  registry: Registry,
  { path, query, language, seed }: VisitedAddress,
) => {
  const pair = pairOf(shell, ownerOf(registry, path));
  if (!pair) return undefined;
  const visited = pageAt(pair.remote.routes ?? [], path);
  // While the database does not answer, the page in memory is one that was there.
  const isUnknown =
    visited && !seed && (await isUnknownAtRoot(database, visited).catch(() => false));
  const known = visited ? visited.path + declaredQuery(visited.page.query, query) : UNKNOWN;
  return {
    pair,
    /** Path and the declared part of the query. */
    address: isUnknown ? UNKNOWN_AT_ROOT : known,
    /** True for a page without path parameters, which no item can have. */
    isFixed: visited !== undefined && isFixed(visited.page),
    language,
    registry,
    seed,
  };
};

/** A page to render. */
export type RequestedPage = NonNullable<Awaited<ReturnType<typeof requestedPage>>> & {
  preview?: UnpublishedOptions;
};
