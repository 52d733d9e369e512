import type { ShownContributions } from '@charity-site/registry/types';
import type { LanguageCode } from '../languages/languages';
import type { Proof } from './organisation';

/** Settings of one charity's site, set at run time (docs/product.md 1.5, 7.1). */
export interface SiteConfig {
  /** Base address of every call; same origin by default. */
  apiBase: string;
  /** The organisation's name. */
  siteName: string;
  /** One sentence about the organisation; '' while it is not written. */
  tagline: string;
  /**
   * On pages in another language: the names of the words that are in English, such as 'tagline'.
   */
  untranslated?: readonly string[];
  /** Proofs for givers of who the organisation is; undefined while none is stored. */
  proof?: Proof;
  /** Phone and e-mail shown while no contact details are stored. */
  phone: string;
  email: string;
  /** IANA name of the time zone for event times, independent of the browser's. */
  timeZone: string;
  /** Minutes by which that zone is ahead of UTC, where that never changes, as in Malawi. */
  utcOffset?: number;
  /**
   * Public origin of the site, such as `https://example.org`; by default the browser's, and '' on
   * the server.
   */
  origin: string;
  /**
   * The language of the page. Reads of content answer their words in it where they are translated.
   * On the server it is set for each page.
   */
  language: LanguageCode;
  /**
   * The site's day (`YYYY-MM-DD`) on which the server rendered the page; undefined when the browser
   * renders it first.
   */
  today?: string;
  /** When that day ends, in ms since 1970. */
  todayEnds?: number;
  /** True when a service worker keeps pages for reading without a connection. */
  serviceWorker?: boolean;
  /**
   * Additions of remotes to the menus and slots of this page (shell contract 1.3); undefined when
   * there are none.
   */
  contributions?: ShownContributions;
  /** The share of visits whose speed is measured, from 0 to 1; undefined for all. */
  vitalsShare?: number;
}
