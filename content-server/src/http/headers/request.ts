import type { FastifyRequest } from 'fastify';
import { getParser } from 'bowser';
import { isIPv6, SocketAddress } from 'node:net';
import type { Config } from '../../process/settings/config';

/** The bearer token of a call; undefined without one. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Browser and system of a user agent in words: 'Firefox on Android'. */
export const deviceOf = (userAgent: string): string => {
  if (!userAgent) return 'Unknown device';
  const parser = getParser(userAgent.slice(0, 1000));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (browser && system) return `${browser} on ${system}`;
  return browser || system || 'Unknown device';
};

/**
 * An IP address without additions of some proxies: quotes, brackets, a port (RFC 7239 allows names
 * of ports), or the zone of a link.
 */
export const plainAddress = (address: string): string =>
  address
    .replaceAll(/["\s]/g, '')
    .replace(/^\[([^\]]*)\].*|^(\d+\.[\d.]+):.*/, '$1$2')
    .replace(/%.*/, '');

/**
 * The network of an IP address, in one notation. A household or a phone has a whole IPv6 network,
 * so only the first 64 bits identify it. An IPv4 address in IPv6 notation is returned as IPv4.
 */
export const ipNetwork = (address: string): string => {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain.toLowerCase();
  const { address: shortest } = new SocketAddress({ address: plain, family: 'ipv6' });
  if (shortest.includes('.')) return shortest.replace(/^.*:/, '');
  const [first = [], last] = shortest
    .split('::')
    .map((groups) => groups.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - first.length - (last?.length ?? 0) }, () => '0');
  return [...first, ...zeros].slice(0, 4).join(':');
};

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * False if a browser says that another site sent the request. Browsers send `Sec-Fetch-Site` on
 * https and localhost, older ones `Origin`. True for direct navigation and for programs, which
 * send neither header.
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
