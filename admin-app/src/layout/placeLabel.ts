import { AREAS, areaHref } from '../areas';

const PLACES = [
  { label: 'Dashboard', href: '/admin' },
  ...AREAS.map((area) => ({ label: area.label, href: areaHref(area) })),
  { label: 'Profile Settings', href: '/admin/profile-settings' },
  { label: 'Account', href: '/admin/account' },
];

/** Label of the screen at a path; '' for an unknown path. */
export const placeLabel = (path: string): string => PLACES.find(({ href }) => href === path)?.label ?? '';
