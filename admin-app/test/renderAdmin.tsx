import { waitFor } from '@testing-library/react';
import { configureSite, getQueryClient } from '@charity-site/api-client/http';
import { setToken } from '@charity-site/api-client/session';
import { renderRemote } from '@charity-site/shell/testing';
import routes from '../src/routes';

/**
 * The administrator's side at a path, signed in, and talking to the content server of the screen
 * environment. Returns the router, and the current address.
 */
export const renderAdmin = (path: string, { signedIn = true } = {}) => {
  if (signedIn) setToken(contentServer.token);
  const queries = getQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const { router } = renderRemote(routes, path);
  return { router, place: () => router.state.location.pathname + router.state.location.search };
};

// Unlike that of a browser, Node's fetch takes no relative address.
configureSite({ apiBase: `${contentServer.url}/api` });

/**
 * Calls for unsaved text that have no answer yet: a form sends its text when it closes, at the end
 * of a test.
 */
const sending = new Set<unknown>();
const { fetch } = globalThis;
globalThis.fetch = (...request) => {
  const answer = fetch(...request);
  sending.add(answer);
  const over = () => void sending.delete(answer);
  answer.then(over, over);
  return answer;
};

/** Nothing in the database or in the browser's storage; to be called before each test. */
export const startAfresh = async () => {
  await waitFor(() => expect(sending.size).toBe(0), { timeout: 5000 });
  localStorage.clear();
  await contentServer.reset();
};
