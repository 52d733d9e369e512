import { isIPv6, SocketAddress } from 'node:net';

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
