import { queryOptions } from '@tanstack/react-query';
import { caseStudies } from '../endpoints/caseStudies';
import { comments } from '../endpoints/comments';
import { events } from '../endpoints/events';
import { projects } from '../endpoints/projects';
import { updates } from '../endpoints/updates';
import { useCases } from '../endpoints/useCases';

const itemQuery =
  <const Name extends string, Item>(name: Name, calls: { get: (id: string, signal?: AbortSignal) => Promise<Item> }) =>
  (id: string) =>
    queryOptions({ queryKey: [name, 'item', id] as const, queryFn: ({ signal }) => calls.get(id, signal) });

export const updateQuery = itemQuery('updates', updates);
export const caseStudyQuery = itemQuery('caseStudies', caseStudies);
export const useCaseQuery = itemQuery('useCases', useCases);
export const eventQuery = itemQuery('events', events);
export const projectQuery = itemQuery('projects', projects);

/** The comments of an update, oldest first. */
export const commentsQuery = (updateId: string) =>
  queryOptions({
    queryKey: ['comments', updateId] as const,
    queryFn: ({ signal }) => comments.ofUpdate(updateId, signal),
  });
