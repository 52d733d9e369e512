import { getQueryClient } from '@charity-site/api-client/http';
import type { PageData } from '@charity-site/registry';
import type { LoadedRemote } from '../remotes/loadRoutes';

const text = document.getElementById('page-data')?.textContent;

/** The page as the server rendered it; undefined when `#root` is for the browser to fill. */
export const renderedPage = text ? (JSON.parse(text) as PageData) : undefined;

let hydrated = false;

/** True if the first page is hydrated, not rendered by the browser. */
export const isHydrated = (): boolean => hydrated;

/**
 * The rendered page if the loaded routes are those that rendered it, so that it can be hydrated.
 * They differ when the browser fell back on an earlier version or runs a remote under development.
 * Takes over the answers that it was rendered from, which count as fresh.
 */
export const takeServerState = (loaded: LoadedRemote | undefined): PageData | undefined => {
  if (
    !renderedPage ||
    renderedPage.remote !== loaded?.remote ||
    renderedPage.version !== loaded.version
  )
    return undefined;
  for (const [key, data, updatedAt] of renderedPage.state)
    getQueryClient().setQueryData(key, data, { updatedAt });
  hydrated = true;
  return renderedPage;
};
