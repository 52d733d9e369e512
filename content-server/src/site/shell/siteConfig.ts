import type { LanguageCode, Proof } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { ShownContributions } from '@charity-site/registry';
import type { Config } from '../../process/settings/config';
import { dayEndIn, dayIn } from '../../content/dates/dayIn';
import type { ShownOrganisation } from '../../content/organisation/organisation';

/** The site's run-time configuration as api-client's `configureSite` takes it (docs/product.md 1.5). */
export interface SiteConfig {
  apiBase: string;
  siteName: string;
  /** One sentence about the organisation; '' while none is stored. */
  tagline: string;
  /** On pages in another language: the names of the words that are in English, such as 'tagline'. */
  untranslated?: readonly string[];
  /** What proves to givers who the organisation is. */
  proof?: Proof;
  phone: string;
  email: string;
  timeZone: string;
  /** The public origin, for addresses that leave the site. */
  origin: string;
  /** The site's day, `YYYY-MM-DD`: what a page shows of today is the same on the server and at first in the browser. */
  today: string;
  /** When that day ends, in ms since 1970. */
  todayEnds: number;
  /** The language of the page. */
  language: LanguageCode;
  /** Additions of remotes to the page; undefined when there are none. */
  contributions?: ShownContributions;
}

/** The configuration that pages in a language get now. */
export const siteConfig = (
  app: FastifyInstance,
  { site }: Pick<Config, 'site'>,
  { name, tagline, untranslated, proof }: Pick<ShownOrganisation, 'name' | 'tagline' | 'untranslated' | 'proof'>,
  language: LanguageCode,
): SiteConfig => ({
  apiBase: '/api',
  siteName: name,
  tagline,
  // Also undefined: a renderer keeps the settings of the page before.
  untranslated,
  proof,
  phone: site.phone,
  email: site.email,
  timeZone: site.timeZone,
  origin: app.siteOrigin(),
  today: dayIn(site.timeZone),
  todayEnds: dayEndIn(site.timeZone),
  language,
});

/** The share of visits whose speed browsers measure, for the browser alone; nothing where all are measured. */
export const measuring = ({ vitalsShare }: Pick<Config, 'vitalsShare'>): { vitalsShare?: number } =>
  vitalsShare < 1 ? { vitalsShare } : {};
