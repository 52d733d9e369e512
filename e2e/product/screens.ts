import type { Calls } from './calls';

/** A screen of the product, for everything that looks at all of them: accessibility, pictures, measurements. */
export interface Screen {
  /** Names files and tests. */
  name: string;
  /** Its address; a detail page looks one up. */
  path: string | ((read: Calls['read']) => Promise<string>);
}

const first = async (read: Calls['read'], list: string, array: string): Promise<string> => {
  const answer = await read<Record<string, { _id: string }[]>>(`/content/${list}?limit=1`);
  const id = answer[array]?.[0]?._id;
  if (!id) throw new Error(`There is nothing in ${list} to look at.`);
  return id;
};

/** What everybody can visit. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'news', path: '/news' },
  { name: 'update', path: async (read) => `/updates/${await first(read, 'updates', 'updates')}` },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'admin-login', path: '/admin/login' },
];

/** What the administrator sees after signing in. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin-dashboard', path: '/admin' },
  { name: 'admin-hero-carousel', path: '/admin/hero-carousel' },
  { name: 'admin-updates', path: '/admin/updates' },
  { name: 'admin-partners', path: '/admin/partners' },
];

/** The address of a screen on a site. */
export const addressOf = ({ path }: Screen, read: Calls['read']): Promise<string> =>
  typeof path === 'string' ? Promise.resolve(path) : path(read);
