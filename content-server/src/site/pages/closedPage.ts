import { escapeHtml } from '@charity-site/api-client/entities';
import { isOff, ownerOf, type Registry } from '@charity-site/registry';
import type { Branding } from '../../content/organisation/organisation';
import { staticPage } from '../../releases/emergencyPage/staticPage';
import type { Translator } from '../../content/language/translator';

/** Path of the notice page in public-site, within its layout. */
export const CLOSED = '/closed';

/**
 * `retry-after` for crawlers, in seconds. It is unknown when the administrator switches the part on
 * again.
 */
export const CLOSED_FOR = 3600;

/** True if a path belongs to a remote that the administrator has switched off. */
export const isClosed = (registry: Registry, path: string): boolean => {
  const owner = ownerOf(registry, path);
  return owner !== undefined && isOff(registry, owner.name);
};

/** The notice without the layout of public-site, for when that cannot be rendered. */
export const plainClosedPage = (organisation: Branding, wording: Translator): string => {
  const { t, addressOf } = wording;
  const home = `<a href="${addressOf('/')}">${escapeHtml(t('Go to the home page'))}</a>`;
  return staticPage(organisation, {
    title: t('Closed at the moment'),
    content: `<p>${escapeHtml(t('This part of the website is closed at the moment.'))}</p><p>${home}</p>`,
    wording,
  });
};
