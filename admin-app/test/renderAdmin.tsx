import { waitFor } from '@testing-library/react';
import { configureSite, getQueryClient, loadHttp } from '@charity-site/api-client/http';
import { setToken } from '@charity-site/api-client/session';
import { renderRemote } from '@charity-site/shell/testing';
import routes from '../src/routes';

/**
 * Renders the admin area at a path, signed in, with the content server of the screen environment.
 * @returns the router, and a function that returns the current path and query
 */
export const renderAdmin = (path: string, { signedIn = true } = {}) => {
  if (signedIn) setToken(contentServer.token);
  const queries = getQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const { router } = renderRemote(routes, path);
  return { router, place: () => router.state.location.pathname + router.state.location.search };
};

// As in the shell, before private pages.
beforeAll(loadHttp);

// Unlike a browser's, Node's fetch rejects relative URLs.
configureSite({ apiBase: `${contentServer.url}/api` });

/** Requests in flight: a form that closes at the end of a test sends its autosave. */
const pendingFetches = new Set<unknown>();
const { fetch } = globalThis;
globalThis.fetch = (...request) => {
  const response = fetch(...request);
  pendingFetches.add(response);
  const settled = () => void pendingFetches.delete(response);
  response.then(settled, settled);
  return response;
};

/** Empties the database and localStorage; to be called before each test. */
export const startAfresh = async () => {
  await waitFor(() => expect(pendingFetches.size).toBe(0), { timeout: 5000 });
  localStorage.clear();
  await contentServer.reset();
};
