/**
 * The address of the item that a path belongs to: an exact match, or the nearest parent (`/events` for `/events/42`).
 * The home page `/` matches only itself.
 */
export const currentItem = (items: readonly { href: string }[], path: string): string | undefined => {
  const own = items.find(({ href }) => href === path) ?? items.find(({ href }) => path.startsWith(`${href}/`));
  return own?.href;
};
