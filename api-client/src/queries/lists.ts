import { queryOptions } from '@tanstack/react-query';
import type { DraftOf } from '../entities/contentType';
import type { SomeContentType } from '../entities/definitions';
import type { Stored } from '../entities/fields';
import { CALENDAR_LIMIT } from '../endpoints/events';
import { getPage, listQuery, type ListQuery } from '../endpoints/list';
import { projectTitles } from '../endpoints/projects';

/** The path of a content type; a misspelt one does not compile. */
export type ContentPath = SomeContentType['path'];

/** An item of the content type at a path. */
export type ItemAt<Path extends ContentPath> = Stored<DraftOf<Extract<SomeContentType, { path: Path }>>>;

/** One page of a content type, which is named by its path; see `itemQuery`. */
export const contentQuery = <Path extends ContentPath>(path: Path, query?: ListQuery) =>
  listQuery(path, (asked, signal) => getPage<ItemAt<Path>>(`/content/${path}`, asked, signal))(query);

const pagesOf =
  <Path extends ContentPath>(path: Path) =>
  (query?: ListQuery) =>
    contentQuery(path, query);

/** What visitors' pages read of each list. */
export const heroSlidesQuery = pagesOf('hero-slides');
export const updatesQuery = pagesOf('updates');
export const caseStudiesQuery = pagesOf('case-studies');
export const useCasesQuery = pagesOf('use-cases');
export const membersQuery = pagesOf('executive-members');
export const projectsQuery = pagesOf('projects');
export const partnersQuery = pagesOf('partners');

/** Every event the calendar can show (docs/product.md 10: limit 1000). */
export const calendarQuery = () => contentQuery('events', { limit: CALENDAR_LIMIT });

/** The titles of all projects, for the menu. */
export const projectTitlesQuery = () =>
  queryOptions({ queryKey: ['projects', 'titles'] as const, queryFn: ({ signal }) => projectTitles(signal) });
