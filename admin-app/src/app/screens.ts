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
import { singletonQuery } from '../features/content/singletons/singletonQuery';
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
    query(listQuery(readListParams(address), PAGE_SIZE, type));

/** The default export of the file in `resources/` that the path of a definition names. */
const loadResource = async (path: string) => {
  const { default: Screen }: { default: ComponentType } = await import(
    `../features/content/resources/${path}.tsx`
  );
  return Screen;
};

/**
 * The screens that are neither lists of content nor forms of singletons, by the path of their area
 * or group.
 */
const SCREENS: Readonly<Record<string, Screen>> = {
  '': {
    // Asked again at each visit: the other screens change what it counts.
    query: () => ({ ...dashboardQuery(), staleTime: 0 }),
    load: async () => (await import('../features/dashboard/DashboardScreen')).DashboardScreen,
  },
  messages: {
    query: listed(api.messages.query),
    load: async () => (await import('../features/inbox/messages/MessagesScreen')).MessagesScreen,
  },
  comments: {
    query: listed(api.comments.query),
    load: async () => (await import('../features/inbox/comments/CommentsScreen')).CommentsScreen,
  },
  pages: { load: async () => (await import('../features/sitePages/PagesScreen')).PagesScreen },
  pictures: { load: async () => (await import('../features/media/PicturesScreen')).PicturesScreen },
  'page-heroes': {
    query: (address) => pageHeroQuery(pageFromParams(address)),
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
  releases: {
    load: async () => (await import('../features/releases/ReleasesScreen')).ReleasesScreen,
  },
  account: { load: async () => (await import('../features/account/AccountScreen')).AccountScreen },
  'profile-settings': {
    load: async () => (await import('../features/account/ProfileScreen')).ProfileScreen,
  },
};

/**
 * The screen of an area or group. That of a content type or singleton is in `resources/`, and no
 * list names it.
 */
export const screenFor = (area: Pick<Area, 'path' | 'content' | 'edits'>): Screen | undefined => {
  const { path, content, edits = [path] } = area;
  const own = SCREENS[path];
  if (own) return own;
  if (content)
    return {
      query: listed(contentApi(content, { drafts: true }).query, content),
      load: () => loadResource(content.path),
    };
  const singleton = SINGLETONS.find((one) => edits.includes(one.path));
  return (
    singleton && {
      query: () => singletonQuery(singleton),
      load: () => loadResource(singleton.path),
    }
  );
};
