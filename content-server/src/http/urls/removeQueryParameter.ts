/** The path and query of a URL of this site without a parameter; '/' for an invalid URL. */
export const removeQueryParameter = (url: string, name: string): string => {
  if (!URL.canParse(url, 'http://site.invalid')) return '/';
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  searchParams.delete(name);
  const rest = searchParams.toString();
  return `/${pathname.replace(/^\/+/, '')}${rest ? `?${rest}` : ''}`;
};
