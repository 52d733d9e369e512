/**
 * The address of the item that a path belongs to: an exact match, or the nearest parent (`/events` for `/events/42`).
 * The home page `/` matches only itself.
 */
export const currentItem = (items: readonly { href: string }[], path: string): string | undefined => {
  const own = items.find(({ href }) => href === path) ?? items.find(({ href }) => path.startsWith(`${href}/`));
  return own?.href;
};

/** The value of `aria-current` for that item: 'page' for an exact match, 'true' for a parent. */
export const currentKind = (href: string, path: string): 'page' | 'true' => (href === path ? 'page' : 'true');
