import { queryOptions } from '@tanstack/react-query';
import { caseStudies } from '../endpoints/caseStudies';
import { CALENDAR_LIMIT, events, UPCOMING_LIMIT, upcomingEvents } from '../endpoints/events';
import { heroSlides } from '../endpoints/heroSlides';
import { members } from '../endpoints/members';
import { partners } from '../endpoints/partners';
import { projects, projectTitles } from '../endpoints/projects';
import { updates } from '../endpoints/updates';
import { useCases } from '../endpoints/useCases';

/** What visitors' pages read of each list. Whoever holds a list's calls has the same query as its `query`. */
export const heroSlidesQuery = heroSlides.query;
export const updatesQuery = updates.query;
export const caseStudiesQuery = caseStudies.query;
export const useCasesQuery = useCases.query;
export const membersQuery = members.query;
export const projectsQuery = projects.query;
export const partnersQuery = partners.query;

/** Every event the calendar can show (docs/product.md 10: limit 1000). */
export const calendarQuery = () => events.query({ limit: CALENDAR_LIMIT });

/** The next events, soonest first. */
export const upcomingEventsQuery = (limit: number = UPCOMING_LIMIT) =>
  queryOptions({
    queryKey: ['events', 'upcoming', limit] as const,
    queryFn: ({ signal }) => upcomingEvents(limit, signal),
  });

/** The titles of all projects, for the menu. */
export const projectTitlesQuery = () =>
  queryOptions({ queryKey: ['projects', 'titles'] as const, queryFn: ({ signal }) => projectTitles(signal) });
