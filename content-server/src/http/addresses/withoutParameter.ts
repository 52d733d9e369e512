/**
 * The path and query of an address on this site without a parameter; the origin is ignored. '/' for
 * one that is none.
 */
export const withoutParameter = (address: string, name: string): string => {
  if (!URL.canParse(address, 'http://site.invalid')) return '/';
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  searchParams.delete(name);
  const rest = searchParams.toString();
  return `/${pathname.replace(/^\/+/, '')}${rest ? `?${rest}` : ''}`;
};
