import type { QueryKey } from '@tanstack/react-query';
import {
  api,
  compositionQuery,
  contactDetailsQuery,
  donationDetailsQuery,
  logoQuery,
  quoteQuery,
  type ListQuery,
} from '@charity-site/api-client';
import type { ComponentType } from 'react';
import type { AreaName } from '@charity-site/ui-kit';

type AnyQuery = { queryKey: QueryKey };

/** One area of the administrator's side: its place in the sidebar, its tile, its address and its screen. */
export interface Area {
  /** The word in its address: 'partners' for /admin/partners (docs/product.md 5.1). */
  path: string;
  label: string;
  icon: AreaName;
  /** A list's query: its first page is asked for while the screen's code is fetched, and its items are counted. */
  list?: (query: ListQuery) => AnyQuery;
  /** The one record's query, asked for while the screen's code is fetched. */
  record?: () => AnyQuery;
  /** No content: it stands in the sidebar only. */
  hasNoTile?: true;
  /** Fetches the screen's code. */
  screen: () => Promise<ComponentType>;
}

/** The areas as the sidebar groups them, in the order in which they stand. A new content type's line goes here. */
export const AREA_GROUPS: readonly { label: string; areas: readonly Area[] }[] = [
  {
    label: 'Inbox',
    areas: [
      {
        path: 'messages',
        label: 'Messages',
        icon: 'messages',
        list: api.messages.query,
        screen: async () => (await import('./messages/MessagesScreen')).MessagesScreen,
      },
      {
        path: 'comments',
        label: 'Comments',
        icon: 'comments',
        list: api.comments.query,
        screen: async () => (await import('./comments/CommentsScreen')).CommentsScreen,
      },
    ],
  },
  {
    label: 'Content',
    areas: [
      {
        path: 'updates',
        label: 'Updates',
        icon: 'updates',
        list: api.updates.query,
        screen: async () => (await import('./resources/updates')).Updates,
      },
      {
        path: 'events',
        label: 'Events',
        icon: 'events',
        list: api.events.query,
        screen: async () => (await import('./resources/events')).Events,
      },
      {
        path: 'projects',
        label: 'Projects',
        icon: 'projects',
        list: api.projects.query,
        screen: async () => (await import('./resources/projects')).Projects,
      },
      {
        path: 'case-studies',
        label: 'Case Studies',
        icon: 'caseStudies',
        list: api.caseStudies.query,
        screen: async () => (await import('./resources/caseStudies')).CaseStudies,
      },
      {
        path: 'use-cases',
        label: 'Use Cases',
        icon: 'useCases',
        list: api.useCases.query,
        screen: async () => (await import('./resources/useCases')).UseCases,
      },
    ],
  },
  {
    label: 'Pages',
    areas: [
      {
        path: 'hero-carousel',
        label: 'Hero Carousel',
        icon: 'slides',
        list: api.heroSlides.query,
        screen: async () => (await import('./resources/heroSlides')).HeroSlides,
      },
      {
        path: 'quotes',
        label: 'Quote',
        icon: 'quote',
        record: quoteQuery,
        screen: async () => (await import('./records/quote')).QuoteScreen,
      },
      {
        path: 'page-heroes',
        label: 'Page Heroes',
        icon: 'pageHeroes',
        screen: async () => (await import('./pageHeroes/PageHeroesScreen')).PageHeroesScreen,
      },
    ],
  },
  {
    label: 'Organisation',
    areas: [
      {
        path: 'executive-members',
        label: 'Executive Members',
        icon: 'members',
        list: api.members.query,
        screen: async () => (await import('./resources/executiveMembers')).ExecutiveMembers,
      },
      {
        path: 'partners',
        label: 'Partners',
        icon: 'partners',
        list: api.partners.query,
        screen: async () => (await import('./resources/partners')).Partners,
      },
      {
        path: 'logo',
        label: 'Logo',
        icon: 'logo',
        record: logoQuery,
        screen: async () => (await import('./records/logo')).LogoScreen,
      },
      {
        path: 'contact-details',
        label: 'Contact Details',
        icon: 'contact',
        record: contactDetailsQuery,
        screen: async () => (await import('./records/contactDetails')).ContactDetailsScreen,
      },
      {
        path: 'donation-details',
        label: 'Donation Details',
        icon: 'donation',
        record: donationDetailsQuery,
        screen: async () => (await import('./records/donationDetails')).DonationDetailsScreen,
      },
    ],
  },
  {
    label: 'System',
    areas: [
      {
        path: 'releases',
        hasNoTile: true,
        label: 'Releases',
        icon: 'releases',
        record: compositionQuery,
        screen: async () => (await import('./releases/ReleasesScreen')).ReleasesScreen,
      },
    ],
  },
];

/** All areas, in the order in which they stand. */
export const AREAS: readonly Area[] = AREA_GROUPS.flatMap(({ areas }) => areas);

/** The address of an area's screen. */
export const areaHref = ({ path }: Area): string => `/admin/${path}`;
