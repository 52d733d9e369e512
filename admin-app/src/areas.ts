import type { QueryKey } from '@tanstack/react-query';
import {
  aboutUsQuery,
  api,
  coloursQuery,
  contentCalls,
  compositionQuery,
  contactDetailsQuery,
  donationDetailsQuery,
  figuresQuery,
  givingQuery,
  groupsQuery,
  logoQuery,
  organisationQuery,
  peopleQuery,
  privacyQuery,
  quoteQuery,
  redirectsQuery,
  safeguardingQuery,
  trashQuery,
  type ListQuery,
} from '@charity-site/api-client';
import {
  caseStudies,
  CONTENT_TYPES,
  documents,
  events,
  executiveMembers,
  heroSlides,
  partners,
  projects,
  updates,
  useCases,
  type AnyContentType,
  type Role,
} from '@charity-site/api-client/entities';
import type { ComponentType } from 'react';
import type { AreaName } from '@charity-site/ui-kit';
import { screenPath } from './screenPath';

type AnyQuery = { queryKey: QueryKey };

/** One area of the admin: its sidebar link, dashboard tile, path and screen. */
export interface Area {
  /** Path segment: 'partners' for /admin/partners (docs/product.md 5.1). */
  path: string;
  label: string;
  icon: AreaName;
  /** Query of a list; its first page loads together with the screen's code. */
  list?: (query: ListQuery) => AnyQuery;
  /** The content type of a list that can be sorted. */
  content?: AnyContentType;
  /** Name of the list among the dashboard's counts; `path` when left out. */
  counted?: string;
  /** Query of a singleton; it loads together with the screen's code. */
  record?: () => AnyQuery;
  /** Editors do not see it, and the server refuses them its calls. */
  isForAdministrators?: true;
  /** Shown in the sidebar only, because it has no content. */
  hasNoTile?: true;
  /** Loads the screen's code. */
  screen: () => Promise<ComponentType>;
}

/** The area of a content type; its screen is the default export of the file in `resources/` that its path names. */
const contentArea = (type: AnyContentType, icon: AreaName = 'caseStudies', path = type.path): Area => ({
  path,
  counted: type.path,
  content: type,
  label: type.label,
  icon,
  list: contentCalls(type, { drafts: true }).query,
  screen: async () => {
    const { default: Screen }: { default: ComponentType } = await import(`./resources/${type.path}.tsx`);
    return Screen;
  },
});

/** Areas below a heading of the sidebar. */
interface AreaGroup {
  label: string;
  areas: readonly Area[];
}

/** The groups of the sidebar with the areas that have a place of their own, in the order in which they are shown. */
const PLACED: readonly AreaGroup[] = [
  {
    label: 'Inbox',
    areas: [
      {
        path: 'messages',
        isForAdministrators: true,
        label: 'Messages',
        icon: 'messages',
        list: api.messages.query,
        screen: async () => (await import('./messages/MessagesScreen')).MessagesScreen,
      },
      {
        path: 'comments',
        isForAdministrators: true,
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
      contentArea(updates, 'updates'),
      contentArea(events, 'events'),
      contentArea(projects, 'projects'),
      contentArea(caseStudies, 'caseStudies'),
      contentArea(useCases, 'useCases'),
      contentArea(documents, 'documents'),
    ],
  },
  {
    label: 'Pages',
    areas: [
      contentArea(heroSlides, 'slides', 'hero-carousel'),
      {
        path: 'quotes',
        isForAdministrators: true,
        label: 'Quote',
        icon: 'quote',
        record: quoteQuery,
        screen: async () => (await import('./records/quote')).QuoteScreen,
      },
      {
        path: 'pictures',
        label: 'Pictures',
        icon: 'pictures',
        screen: async () => (await import('./media/PicturesScreen')).PicturesScreen,
      },
      {
        path: 'page-heroes',
        isForAdministrators: true,
        label: 'Page Heroes',
        icon: 'pageHeroes',
        screen: async () => (await import('./pageHeroes/PageHeroesScreen')).PageHeroesScreen,
      },
      {
        path: 'about-us',
        isForAdministrators: true,
        label: 'About Us Texts',
        icon: 'texts',
        record: aboutUsQuery,
        screen: async () => (await import('./records/aboutUs')).AboutUsScreen,
      },
      {
        path: 'groups',
        isForAdministrators: true,
        label: 'Who We Serve',
        icon: 'served',
        record: groupsQuery,
        screen: async () => (await import('./records/groups')).GroupsScreen,
      },
      {
        path: 'figures',
        isForAdministrators: true,
        label: 'Figures',
        icon: 'figures',
        record: figuresQuery,
        screen: async () => (await import('./records/figures')).FiguresScreen,
      },
      {
        path: 'giving',
        isForAdministrators: true,
        label: 'Giving & Helping',
        icon: 'giving',
        record: givingQuery,
        screen: async () => (await import('./records/giving')).GivingScreen,
      },
      {
        path: 'privacy',
        isForAdministrators: true,
        label: 'Privacy',
        icon: 'privacy',
        record: privacyQuery,
        screen: async () => (await import('./records/policies')).PrivacyScreen,
      },
      {
        path: 'safeguarding',
        isForAdministrators: true,
        label: 'Safeguarding',
        icon: 'safeguarding',
        record: safeguardingQuery,
        screen: async () => (await import('./records/policies')).SafeguardingScreen,
      },
    ],
  },
  {
    label: 'Organisation',
    areas: [
      {
        path: 'organisation',
        isForAdministrators: true,
        label: 'Name & Tagline',
        icon: 'organisation',
        record: organisationQuery,
        screen: async () => (await import('./records/organisation')).OrganisationScreen,
      },
      {
        path: 'colours',
        isForAdministrators: true,
        label: 'Colours',
        icon: 'colours',
        record: coloursQuery,
        screen: async () => (await import('./records/colours')).ColoursScreen,
      },
      contentArea(executiveMembers, 'members'),
      contentArea(partners, 'partners'),
      {
        path: 'logo',
        isForAdministrators: true,
        label: 'Logo',
        icon: 'logo',
        record: logoQuery,
        screen: async () => (await import('./records/logo')).LogoScreen,
      },
      {
        path: 'contact-details',
        isForAdministrators: true,
        label: 'Contact Details',
        icon: 'contact',
        record: contactDetailsQuery,
        screen: async () => (await import('./records/contactDetails')).ContactDetailsScreen,
      },
      {
        path: 'donation-details',
        isForAdministrators: true,
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
        path: 'people',
        isForAdministrators: true,
        hasNoTile: true,
        label: 'People',
        icon: 'people',
        record: peopleQuery,
        screen: async () => (await import('./people/PeopleScreen')).PeopleScreen,
      },
      {
        path: 'redirects',
        isForAdministrators: true,
        hasNoTile: true,
        label: 'Redirects',
        icon: 'redirects',
        record: redirectsQuery,
        screen: async () => (await import('./records/redirects')).RedirectsScreen,
      },
      {
        path: 'history',
        hasNoTile: true,
        label: 'History',
        icon: 'history',
        screen: async () => (await import('./history/HistoryScreen')).HistoryScreen,
      },
      {
        path: 'trash',
        hasNoTile: true,
        label: 'Trash',
        icon: 'trash',
        record: trashQuery,
        screen: async () => (await import('./trash/TrashScreen')).TrashScreen,
      },
      {
        path: 'releases',
        isForAdministrators: true,
        hasNoTile: true,
        label: 'Releases',
        icon: 'releases',
        record: compositionQuery,
        screen: async () => (await import('./releases/ReleasesScreen')).ReleasesScreen,
      },
    ],
  },
];

const placed = new Set(PLACED.flatMap(({ areas }) => areas.map(({ counted }) => counted)));
const others = CONTENT_TYPES.filter(({ path }) => !placed.has(path)).map((type) => contentArea(type));

/** The areas as the sidebar groups them. A content type without a place comes at the end of the group Content. */
export const AREA_GROUPS: readonly AreaGroup[] = PLACED.map((group) =>
  group.label === 'Content' ? { ...group, areas: [...group.areas, ...others] } : group,
);

/** All areas, in the order shown. */
export const AREAS: readonly Area[] = AREA_GROUPS.flatMap(({ areas }) => areas);

/** The area in which the items of a list, or a singleton, are edited, by the path of the definition. */
export const areaOf = (list: string): Area | undefined => AREAS.find(({ path }) => path === screenPath(list));

/** Whether a person with a role sees an area. */
export const isFor = ({ isForAdministrators }: Area, role: Role | undefined): boolean =>
  !isForAdministrators || role !== 'editor';

/** Path of an area's screen. */
export const areaHref = ({ path }: Area): string => `/admin/${path}`;
