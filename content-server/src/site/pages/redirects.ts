import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import {
  normalizePath,
  entriesOf,
  parseUrl,
  REDIRECTS,
  redirects,
  type Redirect,
} from '@charity-site/api-client/entities';
import { readSingleton } from '../../content/crud/singleton';
import { pathOf } from '../../http/urls/paths';
import { inLanguageOf } from '../../http/urls/pageLanguage';

/**
 * Target of the administrator's redirect for a path without a page; undefined without a redirect,
 * or when redirects form a loop through the site's own absolute URL, which saving cannot detect.
 */
export const redirectAt = async (
  { database }: Pick<FastifyInstance, 'database'>,
  request: FastifyRequest,
): Promise<string | undefined> => {
  const stored = await readSingleton(database, redirects);
  const entries = entriesOf(REDIRECTS, stored?.redirects) as Redirect[];
  const targets = new Map(entries.map(({ from, to }) => [normalizePath(from), to]));
  const visited = new Set<string>();
  let path = normalizePath(pathOf(request));
  let to: string | undefined;
  for (let next = targets.get(path); next !== undefined; next = targets.get(path)) {
    if (visited.has(path)) return undefined;
    visited.add(path);
    to = next;
    const url = parseUrl(to, `https://${request.host}`);
    if (url?.host !== request.host) break;
    path = normalizePath(url.pathname);
  }
  // A header contains only ASCII.
  return to?.replace(/[^!-~]+/g, encodeURIComponent);
};

/** Redirects to the current URL of a page, in the language of the request. */
export const sendMoved = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, location }: { status: number; location: string },
): FastifyReply =>
  // Revalidated every time: browsers cache a 301, and an item may get an earlier URL back.
  reply.header('cache-control', 'no-cache').redirect(inLanguageOf(request, location), status);
