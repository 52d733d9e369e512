import {
  aboutUsQuery,
  api,
  coloursQuery,
  compositionQuery,
  contactDetailsQuery,
  contentCalls,
  dashboardQuery,
  donationDetailsQuery,
  figuresQuery,
  givingQuery,
  groupsQuery,
  logoQuery,
  organisationQuery,
  pageHeroQuery,
  peopleQuery,
  privacyQuery,
  quoteQuery,
  redirectsQuery,
  safeguardingQuery,
  trashQuery,
  type ListQuery,
} from '@charity-site/api-client';
import { PAGE_SIZE, type AnyContentType } from '@charity-site/api-client/entities';
import type { ComponentType } from 'react';
import { listQuery } from './list/listQuery';
import { readListAddress } from './list/useListAddress';
import { chosenPage } from './pageHeroes/chosenPage';
import type { AnyQuery } from './start';

/** The code of a screen, and the query that loads together with it. */
interface Screen {
  load: () => Promise<ComponentType>;
  /** @param address the parameters of the URL */
  query?: (address: URLSearchParams) => AnyQuery;
}

/** The query of a list, with the page, search and filter in the URL. */
const listed =
  (query: (asked: ListQuery) => AnyQuery, type?: AnyContentType) =>
  (address: URLSearchParams): AnyQuery =>
    query(listQuery(readListAddress(address), PAGE_SIZE, type));

/** The screen of a content type: the default export of the file in `resources/` that its path names. */
export const contentScreenOf = (type: AnyContentType): Screen => ({
  query: listed(contentCalls(type, { drafts: true }).query, type),
  load: async () => {
    const { default: Screen }: { default: ComponentType } = await import(`./resources/${type.path}.tsx`);
    return Screen;
  },
});

/** The screens that are not lists of content, by the path of their area or group. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  '': {
    // Asked again at each visit: the other screens change what it counts.
    query: () => ({ ...dashboardQuery(), staleTime: 0 }),
    load: async () => (await import('./dashboard/DashboardScreen')).DashboardScreen,
  },
  messages: {
    query: listed(api.messages.query),
    load: async () => (await import('./messages/MessagesScreen')).MessagesScreen,
  },
  comments: {
    query: listed(api.comments.query),
    load: async () => (await import('./comments/CommentsScreen')).CommentsScreen,
  },
  pages: { load: async () => (await import('./sitePages/PagesScreen')).PagesScreen },
  pictures: { load: async () => (await import('./media/PicturesScreen')).PicturesScreen },
  'page-heroes': {
    query: (address) => pageHeroQuery(chosenPage(address)),
    load: async () => (await import('./pageHeroes/PageHeroesScreen')).PageHeroesScreen,
  },
  quotes: { query: quoteQuery, load: async () => (await import('./singletons/quote')).QuoteScreen },
  figures: { query: figuresQuery, load: async () => (await import('./singletons/figures')).FiguresScreen },
  'about-us': { query: aboutUsQuery, load: async () => (await import('./singletons/aboutUs')).AboutUsScreen },
  groups: { query: groupsQuery, load: async () => (await import('./singletons/groups')).GroupsScreen },
  giving: { query: givingQuery, load: async () => (await import('./singletons/giving')).GivingScreen },
  'donation-details': {
    query: donationDetailsQuery,
    load: async () => (await import('./singletons/donationDetails')).DonationDetailsScreen,
  },
  'contact-details': {
    query: contactDetailsQuery,
    load: async () => (await import('./singletons/contactDetails')).ContactDetailsScreen,
  },
  privacy: { query: privacyQuery, load: async () => (await import('./singletons/policies')).PrivacyScreen },
  safeguarding: {
    query: safeguardingQuery,
    load: async () => (await import('./singletons/policies')).SafeguardingScreen,
  },
  organisation: {
    query: organisationQuery,
    load: async () => (await import('./singletons/organisation')).OrganisationScreen,
  },
  logo: { query: logoQuery, load: async () => (await import('./singletons/logo')).LogoScreen },
  colours: { query: coloursQuery, load: async () => (await import('./singletons/colours')).ColoursScreen },
  people: { query: peopleQuery, load: async () => (await import('./people/PeopleScreen')).PeopleScreen },
  history: { load: async () => (await import('./history/HistoryScreen')).HistoryScreen },
  trash: { query: () => trashQuery(), load: async () => (await import('./trash/TrashScreen')).TrashScreen },
  redirects: { query: redirectsQuery, load: async () => (await import('./singletons/redirects')).RedirectsScreen },
  releases: { query: compositionQuery, load: async () => (await import('./releases/ReleasesScreen')).ReleasesScreen },
  account: { load: async () => (await import('./settings/AccountScreen')).AccountScreen },
  'profile-settings': { load: async () => (await import('./settings/ProfileScreen')).ProfileScreen },
};
