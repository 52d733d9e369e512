import { isIPv6 } from 'node:net';

/** An address without what some proxies add to it: quotes, brackets, a port, or the zone of a link. */
export const plainAddress = (address: string): string =>
  address
    .replaceAll(/["\s]/g, '')
    .replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/%.*/, '');

/** The bytes of a group of an IPv6 address, as IPv4 writes them. */
const bytesOf = (group = ''): string => {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
};

/**
 * The network of an address, in one spelling. A household or a phone has a whole IPv6 network of addresses, so only the first 64 bits
 * name it. An IPv4 address that is written as IPv6 is the IPv4 address.
 */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain.toLowerCase();
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:(\w+):(\w+)$/.exec(shortest) ?? [];
  if (high) return `${bytesOf(high)}.${bytesOf(low)}`;
  const [first = [], last] = shortest.split('::').map((groups) => groups.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - first.length - (last?.length ?? 0) }, () => '0');
  return [...first, ...zeros].slice(0, 4).join(':');
};
