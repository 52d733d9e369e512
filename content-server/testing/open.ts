import type { TestServer } from './index';

/** Requests pages and files of a test server by path or URL, like a browser. */
export const opener =
  ({ url }: Pick<TestServer, 'url'>) =>
  async (
    path: string,
    headers: Record<string, string> = {},
    redirect: RequestRedirect = 'follow',
  ) => {
    const response = await fetch(path.startsWith('/') ? url + path : path, { headers, redirect });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

export type Open = ReturnType<typeof opener>;

/** Headers of the administrator that request a page without server rendering. */
export const unrendered = ({ token }: Pick<TestServer, 'token'>) => ({
  'x-rendering': 'off',
  authorization: `Bearer ${token}`,
});
