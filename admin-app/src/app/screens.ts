import {
  api,
  contentApi,
  dashboardQuery,
  pageHeroQuery,
  peopleQuery,
  trashQuery,
  type ListQuery,
} from '@charity-site/api-client';
import { PAGE_SIZE, SINGLETONS, type AnyContentType } from '@charity-site/api-client/entities';
import type { ComponentType } from 'react';
import type { Area } from '../shared/adminAreas';
import { listQuery } from '../shared/lists/listQuery';
import { readListParams } from '../shared/lists/useListParams';
import { pageFromParams } from '../features/pageHeroes/pageFromParams';
import { adminSingletonQuery } from '../features/content/singletons/adminSingletonQuery';
import type { AnyQuery } from './start';

/** The code of a screen, and the query that loads in parallel with it. */
interface Screen {
  load: () => Promise<ComponentType>;
  query?: (searchParams: URLSearchParams) => AnyQuery;
}

/** A list's query with the page, search and filter of the URL. */
const listQueryFromUrl =
  (query: (params: ListQuery) => AnyQuery, type?: AnyContentType) =>
  (searchParams: URLSearchParams): AnyQuery =>
    query(listQuery(readListParams(searchParams), PAGE_SIZE, type));

/** Loads the default export of the file in `resources/` named after a definition's path. */
const loadResource = async (path: string) => {
  const { default: Screen }: { default: ComponentType } = await import(
    `../features/content/resources/${path}.tsx`
  );
  return Screen;
};

/**
 * The screens that are neither content lists nor singleton forms, by the path of their area or
 * group.
 */
const SCREENS: Readonly<Record<string, Screen>> = {
  '': {
    // Fetched again at each visit: the other screens change what it counts.
    query: () => ({ ...dashboardQuery(), staleTime: 0 }),
    load: async () => (await import('../features/dashboard/DashboardScreen')).DashboardScreen,
  },
  messages: {
    query: listQueryFromUrl(api.messages.query),
    load: async () => (await import('../features/inbox/messages/MessagesScreen')).MessagesScreen,
  },
  comments: {
    query: listQueryFromUrl(api.comments.query),
    load: async () => (await import('../features/inbox/comments/CommentsScreen')).CommentsScreen,
  },
  gifts: {
    query: listQueryFromUrl(api.gifts.query),
    load: async () => (await import('../features/inbox/gifts/GiftsScreen')).GiftsScreen,
  },
  bookings: {
    load: async () => (await import('../features/inbox/bookings/BookingsScreen')).BookingsScreen,
  },
  pages: { load: async () => (await import('../features/sitePages/PagesScreen')).PagesScreen },
  pictures: { load: async () => (await import('../features/media/PicturesScreen')).PicturesScreen },
  'page-heroes': {
    query: (searchParams) => pageHeroQuery(pageFromParams(searchParams)),
    load: async () => (await import('../features/pageHeroes/PageHeroesScreen')).PageHeroesScreen,
  },
  people: {
    query: peopleQuery,
    load: async () => (await import('../features/people/PeopleScreen')).PeopleScreen,
  },
  history: { load: async () => (await import('../features/history/HistoryScreen')).HistoryScreen },
  trash: {
    query: () => trashQuery(),
    load: async () => (await import('../features/trash/TrashScreen')).TrashScreen,
  },
  texts: {
    load: async () => (await import('../features/texts/TextsScreen')).TextsScreen,
  },
  untranslated: {
    load: async () => (await import('../features/texts/UntranslatedScreen')).UntranslatedScreen,
  },
  releases: {
    load: async () => (await import('../features/releases/ReleasesScreen')).ReleasesScreen,
  },
  account: { load: async () => (await import('../features/account/AccountScreen')).AccountScreen },
  'profile-settings': {
    load: async () => (await import('../features/account/ProfileScreen')).ProfileScreen,
  },
};

/**
 * The screen of an area or group. Content types and singletons have theirs in `resources/`, found
 * by path.
 */
export const screenFor = (area: Pick<Area, 'path' | 'content' | 'edits'>): Screen | undefined => {
  const { path, content, edits = [path] } = area;
  const screen = SCREENS[path];
  if (screen) return screen;
  if (content)
    return {
      query: listQueryFromUrl(contentApi(content, { drafts: true }).query, content),
      load: () => loadResource(content.path),
    };
  const singleton = SINGLETONS.find((definition) => edits.includes(definition.path));
  return (
    singleton && {
      query: () => adminSingletonQuery(singleton),
      load: () => loadResource(singleton.path),
    }
  );
};
