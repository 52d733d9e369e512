import { isIPv6 } from 'node:net';

/** A household or a phone has a whole IPv6 network of addresses, so only the first 64 bits name it. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after = ''] = address.split('::');
  const [first, last] = [before.split(':').filter(Boolean), after.split(':').filter(Boolean)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = address.includes('::') ? [...first, ...zeros, ...last] : first;
  return groups.slice(0, 4).join(':');
};
