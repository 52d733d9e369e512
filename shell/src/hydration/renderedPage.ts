import { getQueryClient } from '@charity-site/api-client/http';
import type { PageData } from '@charity-site/registry';
import type { LoadedRemote } from '../remotes/loadRoutes';

const text = document.getElementById('page-data')?.textContent;

/** The server-rendered page; undefined if the browser renders the first page. */
export const renderedPage = text ? (JSON.parse(text) as PageData) : undefined;

let hydrated = false;

/** True if the first page is hydrated, not rendered by the browser. */
export const isHydrated = (): boolean => hydrated;

/**
 * Returns the server-rendered page if the same version of the remote is loaded, so that it can be
 * hydrated. The versions differ if the browser fell back to an earlier one or runs a remote in
 * development. Also fills the query cache with the server's data, which counts as fresh.
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
