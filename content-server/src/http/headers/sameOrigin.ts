import type { FastifyRequest } from 'fastify';
import type { Config } from '../../process/settings/config';

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * True if a page of this site sent the request. Browsers send `Sec-Fetch-Site` on https and
 * localhost, older ones `Origin`; programs send neither.
 */
export const isSameOrigin = (
  { headers, host }: FastifyRequest,
  { siteUrl }: Pick<Config, 'siteUrl'>,
): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = hostOf(origin);
  return from !== undefined && [host, siteUrl && hostOf(siteUrl)].includes(from);
};
