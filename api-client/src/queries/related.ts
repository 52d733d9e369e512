import type { ItemOfProject } from '../entities/content/ofProject';
import { isNotFound } from '../endpoints/errors';
import type { ItemAt } from '../endpoints/cards';
import { getPage, itemPath, WITH_PICTURES } from '../endpoints/list';
import { get } from '../endpoints/methods';
import { queryOf } from '../endpoints/queryOf';
import { getQueryClient } from '../http/queryClient';
import { itemQuery } from './items';

/** The field beside the title on a card of a related item, by list. */
const CARD_FIELDS = {
  updates: 'date',
  projects: 'initiatedDate',
  events: 'date',
  'case-studies': 'category',
  'use-cases': 'category',
} as const;

/** The path of a list whose pages show related items. */
export type RelatedPath = keyof typeof CARD_FIELDS;

/** A related item on the page of another item. Its `_id` is its slug (see `contentQuery`). */
export type RelatedItem = Pick<
  ItemAt<'updates'>,
  '_id' | 'slug' | 'title' | 'image' | 'imageFocus' | 'untranslated'
> & {
  date?: string;
  initiatedDate?: string;
  category?: string;
};

type Answered = RelatedItem & Pick<ItemAt<'updates'>, 'imageAlt' | 'imageCaption'>;

/** The item of a page, which its page requests as well; undefined if that fails. */
const itemOfPage = async (
  path: RelatedPath,
  id: string,
): Promise<Pick<RelatedItem, '_id' | 'category'> | undefined> => {
  const query = itemQuery<RelatedPath>(path, id);
  const client = getQueryClient();
  // Only the visitor repeats a failed request.
  if (client.getQueryState(query.queryKey)?.status === 'error') return undefined;
  return client.ensureQueryData(query).catch(() => undefined);
};

/** Number of related items on a page. */
const MAX_RELATED = 3;

/**
 * The items that the page of an item links to, with the fields of a small card: the next events, or
 * the newest items of its list, the same category first.
 * @param id as in `itemQuery`
 */
export const relatedQuery = (path: RelatedPath, id: string) =>
  queryOf([path, 'related', id], async (signal): Promise<RelatedItem[]> => {
    const current = itemOfPage(path, id);
    const field = CARD_FIELDS[path];
    // Items of the same category come first, so more are requested than shown.
    const limit = field === 'category' ? 12 : 4;
    const params = { limit, fields: `title,slug,image,${field}`, ...WITH_PICTURES };
    const items =
      path === 'events'
        ? await get<Answered[]>('/content/upcoming-events', signal, { params })
        : (await getPage<Answered>(`/content/${path}`, params, signal)).items;
    const { _id, category } = (await current) ?? {};
    return items
      .filter((item) => item._id !== _id)
      .sort((one, other) => Number(other.category === category) - Number(one.category === category))
      .slice(0, MAX_RELATED)
      .map(({ imageAlt, imageCaption, ...item }) => ({ ...item, _id: item.slug || item._id }));
  });

/**
 * The items of a project, newest first.
 * @param id the project's id, or a current or earlier slug
 */
export const itemsOfProjectQuery = (id: string) =>
  queryOf(['projects', 'items', id], async (signal) => {
    const itemsPath = `${itemPath('/content/projects', id)}/items`;
    try {
      return await get<ItemOfProject[]>(itemsPath, signal, { params: WITH_PICTURES });
    } catch (error) {
      // A previewed project may not be stored yet.
      if (isNotFound(error)) return [];
      throw error;
    }
  });
