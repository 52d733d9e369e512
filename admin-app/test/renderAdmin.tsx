import { getQueryClient } from '@charity-site/api-client/http';
import { setToken } from '@charity-site/api-client/session';
import { renderRemote } from '@charity-site/shell/testing';
import routes from '../src/routes';

/**
 * The administrator's side at a path, signed in, and talking to the content server of the screen environment. Returns the
 * router, and the current address.
 */
export const renderAdmin = (path: string, { signedIn = true } = {}) => {
  if (signedIn) setToken(contentServer.token);
  const queries = getQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const { router } = renderRemote(routes, path);
  return { router, place: () => router.state.location.pathname + router.state.location.search };
};

/** Nothing in the database or in the browser's storage; to be called before each test. */
export const startAfresh = async () => {
  localStorage.clear();
  await contentServer.reset();
};
