import type { LanguageCode, SiteConfig as PageConfig } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../process/settings/config';
import { dayEndIn, dayIn, fixedOffset } from '../../content/dates/timeZone';
import type { Branding } from '../../content/organisation/organisation';

/** The settings of a page (docs/product.md 1.5), with the day, which only the server knows. */
export type SiteConfig = PageConfig & Required<Pick<PageConfig, 'today' | 'todayEnds'>>;

/** The current configuration of pages in a language. */
export const siteConfig = (
  app: FastifyInstance,
  { site }: Pick<Config, 'site'>,
  {
    name,
    tagline,
    untranslated,
    proof,
  }: Pick<Branding, 'name' | 'tagline' | 'untranslated' | 'proof'>,
  language: LanguageCode,
): SiteConfig => ({
  apiBase: '/api',
  siteName: name,
  tagline,
  // Set even if undefined, because a renderer retains the settings of the previous page.
  untranslated,
  proof,
  phone: site.phone,
  email: site.email,
  timeZone: site.timeZone,
  utcOffset: fixedOffset(site.timeZone),
  origin: app.siteOrigin(),
  today: dayIn(site.timeZone),
  todayEnds: dayEndIn(site.timeZone),
  language,
});

/** Share of visits that report web vitals; left out when it is 1. */
export const measuring = ({
  vitalsShare,
}: Pick<Config, 'vitalsShare'>): { vitalsShare?: number } =>
  vitalsShare < 1 ? { vitalsShare } : {};
