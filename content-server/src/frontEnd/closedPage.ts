import { isOff, ownerOf, type Registry } from '@charity-site/registry';
import type { ShownOrganisation } from '../organisation';
import { plainPage } from './forms/plainPage';

/** Address at which public-site has the notice page, within its layout. */
export const CLOSED = '/closed';

/** After how many seconds a crawler may come again. Nobody knows when the administrator switches the part on. */
export const CLOSED_FOR = 3600;

/** Whether a path belongs to a remote that the administrator has switched off. */
export const isClosed = (registry: Registry, path: string): boolean => {
  const owner = ownerOf(registry, path);
  return owner !== undefined && isOff(registry, owner.name);
};

/** The notice without the layout of public-site, for when that cannot be rendered. */
export const plainClosedPage = (organisation: ShownOrganisation): string =>
  plainPage(
    organisation,
    'Closed at the moment',
    '<p>This part of the website is closed at the moment.</p><p><a href="/">Go to the home page</a></p>',
  );
