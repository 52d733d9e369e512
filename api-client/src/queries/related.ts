import type { ItemOfProject } from '../entities/content/ofProject';
import { isNotFound } from '../endpoints/errors';
import type { ItemAt } from '../endpoints/cards';
import { getPage, itemPath, WITH_PICTURES } from '../endpoints/list';
import { get } from '../endpoints/methods';
import { queryOf } from '../endpoints/queryOf';

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

/** A related item on the page of another item. */
export type RelatedItem = Pick<
  ItemAt<'updates'>,
  '_id' | 'slug' | 'title' | 'image' | 'imageAlt' | 'imageFocus' | 'untranslated'
> & {
  date?: string;
  initiatedDate?: string;
  category?: string;
};

/** The newest items of a list, or the next events, with the fields of a small card. */
export const relatedQuery = (path: RelatedPath) =>
  queryOf([path, 'related'], async (signal): Promise<RelatedItem[]> => {
    const field = CARD_FIELDS[path];
    // Items of the same category come first, so more are requested than shown.
    const limit = field === 'category' ? 12 : 4;
    const params = { limit, fields: `title,slug,image,${field}`, ...WITH_PICTURES };
    if (path !== 'events')
      return (await getPage<RelatedItem>(`/content/${path}`, params, signal)).items;
    return get<RelatedItem[]>('/content/upcoming-events', signal, { params });
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
