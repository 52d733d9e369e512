import type { ItemOfProject } from '../entities/content/ofProject';
import { isNotFound } from '../endpoints/errors';
import type { ItemAt } from '../endpoints/cards';
import { getPage, itemPath, WITH_PICTURES } from '../endpoints/list';
import { get } from '../endpoints/methods';
import { queryOf } from '../endpoints/queryOf';

/** The lists whose items lead to others, with the field that is shown beside the title. */
const SHOWN = {
  updates: 'date',
  projects: 'initiatedDate',
  events: 'date',
  'case-studies': 'category',
  'use-cases': 'category',
} as const;

/** The path of a list whose items lead to others. */
export type RelatedPath = keyof typeof SHOWN;

/** An item to which the page of another leads. */
export type RelatedItem = Pick<
  ItemAt<'updates'>,
  '_id' | 'slug' | 'title' | 'image' | 'imageAlt' | 'imageFocus' | 'untranslated'
> & {
  date?: string;
  initiatedDate?: string;
  category?: string;
};

/** The newest items of a list, or the next events, with what a small card shows. */
export const relatedQuery = (path: RelatedPath) =>
  queryOf([path, 'related'], async (signal): Promise<RelatedItem[]> => {
    const shown = SHOWN[path];
    // More are asked for than are shown where those of the same category come first.
    const limit = shown === 'category' ? 12 : 4;
    const params = { limit, fields: `title,slug,image,${shown}`, ...WITH_PICTURES };
    if (path !== 'events')
      return (await getPage<RelatedItem>(`/content/${path}`, params, signal)).items;
    return get<RelatedItem[]>('/content/upcoming-events', signal, { params });
  });

/**
 * The items that belong to a project, the newest first.
 * @param id its id, or a slug that it has or had
 */
export const itemsOfProjectQuery = (id: string) =>
  queryOf(['projects', 'items', id], async (signal) => {
    const address = `${itemPath('/content/projects', id)}/items`;
    try {
      return await get<ItemOfProject[]>(address, signal, { params: WITH_PICTURES });
    } catch (error) {
      // A project in a preview may not be stored yet.
      if (isNotFound(error)) return [];
      throw error;
    }
  });
