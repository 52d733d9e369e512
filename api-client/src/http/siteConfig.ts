import type { ShownContributions } from '@charity-site/registry/types';
import { FIRST_LANGUAGE, type LanguageCode } from '../entities/languages';
import type { Proof } from '../entities/organisation';

/** Settings of one charity's site, set at run time (docs/product.md 1.5, 7.1). */
export interface SiteConfig {
  /** Base address of every call; same origin by default. */
  apiBase: string;
  /** The organisation's name. */
  siteName: string;
  /** One sentence about the organisation; '' while it is not written. */
  tagline: string;
  /** On pages in another language: the names of the words that are in English, such as 'tagline'. */
  untranslated?: readonly string[];
  /** What proves to givers who the organisation is; undefined while nothing is given. */
  proof?: Proof;
  /** Phone and e-mail shown while no contact details are stored. */
  phone: string;
  email: string;
  /** IANA name of the time zone for event times, independent of the browser's. */
  timeZone: string;
  /** Public origin of the site, such as `https://example.org`; by default the browser's, and '' on the server. */
  origin: string;
  /**
   * The language of the page. Reads of content answer their words in it where they are translated. On the server it is set
   * for each page.
   */
  language: LanguageCode;
  /** The site's day (`YYYY-MM-DD`) on which the server rendered the page; undefined when the browser renders it first. */
  today?: string;
  /** When that day ends, in ms since 1970. */
  todayEnds?: number;
  /** True when a service worker keeps pages for reading without a connection. */
  serviceWorker?: boolean;
  /** Additions of remotes to the menus and slots of this page (shell contract 1.3); undefined when there are none. */
  contributions?: ShownContributions;
  /** The share of visits whose speed is measured, from 0 to 1; undefined for all. */
  vitalsShare?: number;
}

let config: SiteConfig = {
  apiBase: '/api',
  siteName: 'Lamp of Mercy Trust',
  tagline: '',
  phone: '+265 1 000 000',
  email: 'hello@example.org',
  timeZone: 'Africa/Blantyre',
  origin: typeof window === 'undefined' ? '' : window.location.origin,
  language: FIRST_LANGUAGE,
};

/** Sets the site's settings; omitted ones keep what they are, also on the server between two pages. The shell calls this first. */
export const configureSite = (settings: Partial<SiteConfig>): void => {
  config = { ...config, ...settings };
};

/** The settings of this site. */
export const siteConfig = (): SiteConfig => config;
