import { DEFAULT_LANGUAGE } from '../entities/languages/languages';
import type { SiteConfig } from '../entities/singletons/siteConfig';

export type { SiteConfig } from '../entities/singletons/siteConfig';

let config: SiteConfig = {
  apiBase: '/api',
  siteName: 'Lamp of Mercy Trust',
  tagline: '',
  phone: '+265 1 000 000',
  email: 'hello@example.org',
  timeZone: 'Africa/Blantyre',
  origin: typeof window === 'undefined' ? '' : window.location.origin,
  language: DEFAULT_LANGUAGE,
};

/**
 * Sets the site's settings; omitted ones keep their values, on the server also between two pages.
 * The shell calls this first.
 */
export const configureSite = (settings: Partial<SiteConfig>): void => {
  config = { ...config, ...settings };
};

/** The settings of this site. */
export const siteConfig = (): SiteConfig => config;
