import type { TestServer } from './index';

/** Opens pages and files of a test server, or a whole address of it, as a browser does. */
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
