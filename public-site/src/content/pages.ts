import type { PageKey } from '@charity-site/api-client/entities';
import { siteConfig, t } from '@charity-site/api-client/http';
import type { PageHeroProps } from '@charity-site/ui-kit';

/** Fixed texts of a page with a hero: fallback title, and name in error messages. */
export interface HeroPageTexts {
  /** Title if no hero is stored; `{site}` is replaced by the organisation's name. */
  title: string;
  /** Name in 'Failed to fetch {name} page hero image.'; default `title`. */
  name?: string;
  /** For search engines and shared links. */
  description: string;
  /**
   * Explanation below the title; only for the four archives, whose names do not explain themselves.
   */
  lead?: string;
  /**
   * Pattern behind the title, by kind of page: lake = organisation, maize = news and events, bricks
   * = projects, seeds = people.
   */
  weave: PageHeroProps['weave'];
}

/**
 * True if a page shows its fallback title: no title is stored, or the stored one has the same text.
 */
export const hasFallbackTitle = (page: PageKey, stored: string | undefined): boolean =>
  stored === undefined ||
  stored === HERO_PAGES[page].title.replace('{site}', siteConfig().siteName);

/** The stored title of a page, or its fallback title in the language of the page. */
export const heroTitle = (page: PageKey, stored: string | undefined): string =>
  stored === undefined || hasFallbackTitle(page, stored)
    ? t(HERO_PAGES[page].title, { site: siteConfig().siteName })
    : stored;

/** The texts of the pages with a hero. */
export const HERO_PAGES: Record<PageKey, HeroPageTexts> = {
  about: {
    title: 'About {site}',
    name: 'About',
    description: 'Who we are, what moves us, and the people who lead our work.',
    weave: 'waves',
  },
  'case-studies': {
    title: 'Case Studies',
    description: 'Stories of people and villages whose lives have changed, told in detail.',
    lead: 'Stories: one family or village at a time.',
    weave: 'seeds',
  },
  'who-we-serve': {
    title: 'Who We Serve',
    description: 'The people we work for.',
    weave: 'seeds',
  },
  updates: {
    title: 'News & Updates',
    description: 'The latest from our work.',
    lead: 'What happened, week by week.',
    weave: 'rows',
  },
  events: {
    title: 'Our Events',
    name: 'Events',
    description: 'Our calendar: where and when you can meet us, lend a hand or pray with us.',
    weave: 'rows',
  },
  'use-cases': {
    title: 'Our Use Cases',
    name: 'Use Cases',
    description: 'How tools, training and ideas are put to use in the communities we serve.',
    lead: 'How it is done, so that your village can copy it.',
    weave: 'bricks',
  },
  'contact-us': { title: 'Contact Us', description: 'Write, call or visit us.', weave: 'waves' },
  donation: {
    title: 'Support Our Mission',
    name: 'Donation',
    description: 'Bank details for gifts to our work.',
    weave: 'seeds',
  },
  mission: {
    title: 'Our Mission',
    name: 'Mission',
    description: 'Our vision, our mission and the values we hold to.',
    weave: 'waves',
  },
  'get-involved': {
    title: 'Get Involved',
    description: 'Volunteer, join an event or make a gift: three ways to become part of the work.',
    weave: 'seeds',
  },
  projects: {
    title: 'Our Projects',
    name: 'Projects',
    description: 'What we are building, planting, teaching and mending, and how far we have come.',
    lead: 'What we build, plant and mend, from the first day on.',
    weave: 'bricks',
  },
};
