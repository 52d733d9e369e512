/** The path that the menus highlight: an update belongs to `/news`. */
export const menuPath = (pathname: string): string => pathname.replace(/^\/updates\//, '/news/');

/** `aria-current` of a menu entry: 'page' for the page itself, 'true' for its section. */
export const ariaCurrentFor = (href: string, path: string): 'page' | 'true' | undefined => {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
};
