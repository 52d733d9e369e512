import { commentsOf } from '../endpoints/commentsOf';
import type { ContentPath, ItemAt } from '../endpoints/cards';
import { itemKey, itemWithListsKey } from '../entities/types/seededKeys';
import { itemPath, listsOf, WITH_PICTURES } from '../endpoints/list';
import { get } from '../endpoints/methods';
import { queryOf } from '../endpoints/queryOf';

/**
 * One item of the content type at a path. Takes a path instead of the definition, so that rules
 * stay out of visitors' bundles.
 */
export const itemQuery = <Path extends ContentPath>(path: Path, id: string) =>
  queryOf(listsOf(path) ? itemWithListsKey(path, id) : itemKey(path, id), (signal) =>
    get<ItemAt<Path>>(itemPath(`/content/${path}`, id), signal, {
      params: { ...WITH_PICTURES, ...listsOf(path) },
    }),
  );

const itemOf =
  <Path extends ContentPath>(path: Path) =>
  (id: string) =>
    itemQuery(path, id);

export const updateQuery = itemOf('updates');
export const caseStudyQuery = itemOf('case-studies');
export const useCaseQuery = itemOf('use-cases');
export const eventQuery = itemOf('events');
export const projectQuery = itemOf('projects');
export const ownPageQuery = itemOf('pages');

/** The comments of an update, oldest first, without their ids, which do not compress. */
export const commentsQuery = (updateId: string) =>
  queryOf(['comments', updateId], async (signal) => {
    const comments = await commentsOf(updateId, signal);
    return comments.map(({ guestName, createdAt, commentText }) => ({
      guestName,
      createdAt,
      commentText,
    }));
  });
