import { declaredQuery, type LanguageCode } from '@charity-site/api-client/entities';
import { ownerOf, type QueryEntry, type Registry } from '@charity-site/registry';
import { pairOf } from '../rendering/livePair';
import { pageAt } from '../../releases/versions/pageAt';
import type { LiveShell } from '../shell/liveShell';

/** A visited address of a page. */
export interface VisitedAddress {
  /** Path without query. */
  path: string;
  query: URLSearchParams;
  language: LanguageCode;
  /** Answers known in advance; such a page is not kept. */
  seed?: readonly QueryEntry[];
  /** True when it is rendered for visitors to come. */
  isAhead?: boolean;
}

/** Cache key shared by all unknown paths. */
const UNKNOWN = '/-/unknown';

/** A page that shows what is not public, until a time. */
export interface NotPublic {
  /** HTML before the page. */
  band: string;
  /**
   * Until when its answers count as fresh, in ms since 1970: the browser must not ask for what is
   * public instead.
   */
  until: number;
}

/** The page at an address with what renders it; undefined when its remote has no server build. */
export const requestedPage = (
  shell: LiveShell | undefined,
  registry: Registry,
  { path, query, language, seed }: VisitedAddress,
) => {
  const pair = pairOf(shell, ownerOf(registry, path));
  if (!pair) return undefined;
  const visited = pageAt(pair.remote.routes ?? [], path);
  return {
    pair,
    /** Path and the declared part of the query. */
    address: visited ? visited.path + declaredQuery(visited.page.query, query) : UNKNOWN,
    language,
    registry,
    seed,
  };
};

/** A page as the renderer is asked for it. */
export type RequestedPage = NonNullable<ReturnType<typeof requestedPage>> & { preview?: NotPublic };
