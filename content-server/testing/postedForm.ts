import type { TestServer } from './index';

/**
 * Posts a form like a browser without JavaScript, by default from a page of the site. Does not
 * follow redirects.
 */
export const post = async (
  { url }: Pick<TestServer, 'url'>,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) => {
  const body = new URLSearchParams(fields);
  const response = await fetch(url + path, { method: 'POST', redirect: 'manual', headers, body });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
