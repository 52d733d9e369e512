import type { ShownContributions } from '@charity-site/registry/types';
import type { LanguageCode } from '../languages/languages';
import type { Proof } from './organisation';

/** Settings of one charity's site, set at run time (docs/product.md 1.5, 7.1). */
export interface SiteConfig {
  /** Base URL of every call; same origin by default. */
  apiBase: string;
  /** The organisation's name. */
  siteName: string;
  /** One sentence about the organisation; '' if unset. */
  tagline: string;
  /** On translated pages: the untranslated fields of this object, such as 'tagline'. */
  untranslated?: readonly string[];
  /** Proof of the organisation's identity for donors; undefined if unset. */
  proof?: Proof;
  /** Phone and email if no contact details are stored. */
  phone: string;
  email: string;
  /** IANA name of the time zone for event times, independent of the browser's. */
  timeZone: string;
  /** Offset of that zone from UTC in minutes, if constant, as in Malawi. */
  utcOffset?: number;
  /**
   * Public origin of the site, such as `https://example.org`; by default the browser's, and '' on
   * the server.
   */
  origin: string;
  /**
   * The language of the page. Reads of content return translations in it. The server sets it for
   * each page.
   */
  language: LanguageCode;
  /**
   * On pages in another language: the accepted texts of the interface that the release does not
   * have yet, by their English (docs/languages.md); undefined if there are none.
   */
  acceptedTexts?: Readonly<Record<string, string>>;
  /**
   * The day (`YYYY-MM-DD`, site's time zone) of the server render; undefined if the browser renders
   * the first page.
   */
  today?: string;
  /** End of `today`, in ms since 1970. */
  todayEnds?: number;
  /** True if a service worker caches pages for offline reading. */
  serviceWorker?: boolean;
  /**
   * Contributions of remotes to the menus and slots of this page (shell contract 1.3); undefined if
   * there are none.
   */
  contributions?: ShownContributions;
  /** Share of visits that report web vitals, from 0 to 1; by default all. */
  vitalsShare?: number;
}
