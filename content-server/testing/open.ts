import type { TestServer } from './index';

/** Requests pages and files of a test server by path or URL, like a browser. */
export const opener =
  ({ url }: Pick<TestServer, 'url'>) =>
  async (
    path: string,
    headers: Record<string, string> = {},
    redirect: RequestRedirect = 'follow',
  ) => {
    const answer = await fetch(path.startsWith('/') ? url + path : path, { headers, redirect });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };

export type Open = ReturnType<typeof opener>;
