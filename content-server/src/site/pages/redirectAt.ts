import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  normalizePath,
  entriesOf,
  parseUrl,
  REDIRECTS,
  redirects,
  type Redirect,
} from '@charity-site/api-client/entities';
import { readSingleton } from '../../content/crud/singleton';
import { pathOf } from '../../http/urls/pathOf';

/**
 * Where the administrator's redirects send a path at which there is nothing; undefined when none
 * names it, or when they lead round in a circle over the site's own full address, which is not
 * known where they are saved.
 */
export const redirectAt = async (
  { database }: Pick<FastifyInstance, 'database'>,
  request: FastifyRequest,
): Promise<string | undefined> => {
  const stored = await readSingleton(database, redirects);
  const entries = entriesOf(REDIRECTS, stored?.redirects) as Redirect[];
  const targets = new Map(entries.map(({ from, to }) => [normalizePath(from), to]));
  const passed = new Set<string>();
  let path = normalizePath(pathOf(request));
  let to: string | undefined;
  for (let next = targets.get(path); next !== undefined; next = targets.get(path)) {
    if (passed.has(path)) return undefined;
    passed.add(path);
    to = next;
    const url = parseUrl(to, `https://${request.host}`);
    if (url?.host !== request.host) break;
    path = normalizePath(url.pathname);
  }
  // A header holds ASCII.
  return to?.replace(/[^!-~]+/g, encodeURIComponent);
};
