/**
 * The address of the item that a page belongs to: its own, else the nearest one above it (`/events` for `/events/42`).
 * The home page `/` is above every page and marks nothing but itself.
 */
export const currentItem = (items: readonly { href: string }[], path: string): string | undefined => {
  const own = items.find(({ href }) => href === path) ?? items.find(({ href }) => path.startsWith(`${href}/`));
  return own?.href;
};

/** The value of `aria-current` on that item: 'page' for the page itself, 'true' for the section that the page is in. */
export const currentKind = (href: string, path: string): 'page' | 'true' => (href === path ? 'page' : 'true');
