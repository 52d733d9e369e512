import { cardsQuery, type CardAt, type ContentPath } from '../endpoints/cards';
import { calendarEvents, upcomingEvents } from '../endpoints/events';
import type { ListQuery } from '../endpoints/list';
import { ownPageLinks, projectTitles } from '../endpoints/menuItems';
import { queryOf } from '../endpoints/queryOf';

/**
 * One page of the content type at a path, with the fields that cards show. See `itemQuery` for
 * whole items.
 */
export const contentQuery = <Path extends ContentPath>(path: Path, query?: ListQuery) =>
  cardsQuery<CardAt<Path>>(path)(query);

const pagesOf =
  <Path extends ContentPath>(path: Path) =>
  (query?: ListQuery) =>
    contentQuery(path, query);

/** The lists of visitors' pages. */
export const heroSlidesQuery = pagesOf('hero-slides');
export const updatesQuery = pagesOf('updates');
export const caseStudiesQuery = pagesOf('case-studies');
export const useCasesQuery = pagesOf('use-cases');
export const membersQuery = pagesOf('executive-members');
export const projectsQuery = pagesOf('projects');
export const partnersQuery = pagesOf('partners');
export const documentsQuery = pagesOf('documents');

/** The titles and dates of all events, for the calendar. */
export const calendarQuery = () => queryOf(['events', 'calendar'], calendarEvents);

/** The next events, for the dashboard. */
export const upcomingEventsQuery = () =>
  queryOf(['events', 'upcoming'], (signal) => upcomingEvents(undefined, signal));

/** The titles of all own pages, for the menu and the footer. */
export const ownPageLinksQuery = () => queryOf(['pages', 'links'], ownPageLinks);

/** The titles of all projects, for the menu. */
export const projectTitlesQuery = () => queryOf(['projects', 'titles'], projectTitles);
