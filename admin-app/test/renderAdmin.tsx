import { waitFor } from '@testing-library/react';
import { getQueryClient, http } from '@charity-site/api-client/http';
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

/** Calls for unsaved text that have no answer yet: a form sends its text when it closes, at the end of a test. */
const sending = new Set<unknown>();
http.interceptors.request.use((request) => {
  if (request.url?.startsWith('/autosaves')) sending.add(request);
  return request;
});
const over = (request: unknown) => void sending.delete(request);
http.interceptors.response.use(
  (answer) => {
    over(answer.config);
    return answer;
  },
  (error: { config?: unknown }) => {
    over(error.config);
    return Promise.reject(error as Error);
  },
);

/** Nothing in the database or in the browser's storage; to be called before each test. */
export const startAfresh = async () => {
  await waitFor(() => expect(sending.size).toBe(0), { timeout: 5000 });
  localStorage.clear();
  await contentServer.reset();
};
