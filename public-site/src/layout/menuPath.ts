/** A page's address as the menus see it: an update belongs to the news, which are listed at another address. */
export const menuPath = (pathname: string): string => pathname.replace(/^\/updates\//, '/news/');

/** `aria-current` of a menu's entry: 'page' on the page itself, 'true' on the section that the page is in. */
export const currentIn = (href: string, path: string): 'page' | 'true' | undefined => {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
};
