import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caseStudies } from '../endpoints/caseStudies';
import { comments } from '../endpoints/comments';
import { CALENDAR_LIMIT, events, UPCOMING_LIMIT, upcomingEvents } from '../endpoints/events';
import { heroSlides } from '../endpoints/heroSlides';
import type { ListQuery, Page } from '../endpoints/list';
import { members } from '../endpoints/members';
import { messages } from '../endpoints/messages';
import { partners } from '../endpoints/partners';
import { projects, projectTitles } from '../endpoints/projects';
import { updates } from '../endpoints/updates';
import { useCases } from '../endpoints/useCases';

type List<Item> = (query?: ListQuery, signal?: AbortSignal) => Promise<Page<Item>>;

/** A page that is shown stays until the next one is here, so that paging does not flash. */
const listQuery =
  <const Name extends string, Item>(name: Name, calls: { list: List<Item> }) =>
  (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [name, 'list', query] as const,
      queryFn: ({ signal }) => calls.list(query, signal),
      placeholderData: keepPreviousData,
    });

export const heroSlidesQuery = listQuery('heroSlides', heroSlides);
export const updatesQuery = listQuery('updates', updates);
export const caseStudiesQuery = listQuery('caseStudies', caseStudies);
export const useCasesQuery = listQuery('useCases', useCases);
export const membersQuery = listQuery('members', members);
export const eventsQuery = listQuery('events', events);
export const projectsQuery = listQuery('projects', projects);
export const partnersQuery = listQuery('partners', partners);
export const messagesQuery = listQuery('messages', messages);
export const allCommentsQuery = listQuery('comments', comments);

/** Every event the calendar can show (SPEC section 9: limit 1000). */
export const calendarQuery = () => eventsQuery({ limit: CALENDAR_LIMIT });

/** The next events, soonest first. */
export const upcomingEventsQuery = (limit: number = UPCOMING_LIMIT) =>
  queryOptions({
    queryKey: ['events', 'upcoming', limit] as const,
    queryFn: ({ signal }) => upcomingEvents(limit, signal),
  });

/** The titles of all projects, for the menu. */
export const projectTitlesQuery = () =>
  queryOptions({ queryKey: ['projects', 'titles'] as const, queryFn: ({ signal }) => projectTitles(signal) });
