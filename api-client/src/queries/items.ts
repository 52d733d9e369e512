import { queryOptions } from '@tanstack/react-query';
import { commentsOf } from '../endpoints/commentsOf';
import type { ContentPath, ItemAt } from '../endpoints/cards';
import { itemPath, WITH_PICTURES } from '../endpoints/list';
import { get } from '../endpoints/methods';

/**
 * One item of the content type at a path. A path is passed instead of the definition, so that the definition with its rules
 * stays out of visitors' bundles.
 */
export const itemQuery = <Path extends ContentPath>(path: Path, id: string) =>
  queryOptions({
    queryKey: [path, 'item', id] as const,
    queryFn: ({ signal }) => get<ItemAt<Path>>(itemPath(`/content/${path}`, id), signal, { params: WITH_PICTURES }),
  });

const itemOf =
  <Path extends ContentPath>(path: Path) =>
  (id: string) =>
    itemQuery(path, id);

export const updateQuery = itemOf('updates');
export const caseStudyQuery = itemOf('case-studies');
export const useCaseQuery = itemOf('use-cases');
export const eventQuery = itemOf('events');
export const projectQuery = itemOf('projects');

/** The comments of an update, oldest first. */
export const commentsQuery = (updateId: string) =>
  queryOptions({ queryKey: ['comments', updateId] as const, queryFn: ({ signal }) => commentsOf(updateId, signal) });
