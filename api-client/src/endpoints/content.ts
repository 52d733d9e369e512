import type { ContentType } from '../entities/types/contentType';
import type { Stored } from '../entities/fields/fields';
import type { Publication } from '../entities/types/publishing';
import { isAlreadyStored } from './errors';
import { cardsQuery, type CardOf } from './cards';
import { getPage, itemPath, listsOf, WITH_PICTURES, type ListQuery, type Page } from './list';
import { randomId } from './randomId';
import { updateConfig, createConfig, type ChangeOptions, type CreateOptions } from './saving';
import { get, post, put, remove } from './methods';

/** Direction in which an item moves in a list that is sorted by `order`. */
export type MoveDirection = 'up' | 'down';

/** A stored item; with its publication where drafts were asked for. */
export type StoredItem<Draft extends object> = Stored<Draft> & Partial<Publication>;

/** A page that shows a form's values before they are saved. */
export interface CreatedPreview {
  /** Path and query of the page; anyone who has them can open it. */
  path: string;
  /** When the link ends, UTC ISO 8601. */
  endsAt: string;
}

/** The calls of a content type. */
export type ContentCalls<Draft extends object, Path extends string = string> = ReturnType<
  typeof contentApi<Draft, Path>
>;

/**
 * Creates the calls that every content type has (docs/product.md 7), and the query over its pages,
 * from its definition.
 *
 * @param options with `drafts`, for signed-in people, reads answer drafts and scheduled items too,
 * with their publication
 */
export const contentApi = <Draft extends object, Path extends string>(
  type: ContentType<Draft, Path>,
  { drafts = false }: { drafts?: boolean } = {},
) => {
  type Item = StoredItem<Draft>;
  type Sent = Draft & Partial<Publication>;
  const path = `/content/${type.path}`;
  const params = drafts && type.publishing ? ({ drafts: true } as const) : undefined;
  const lists = listsOf(type.path);
  const list = (query?: ListQuery, signal?: AbortSignal): Promise<Page<Item>> =>
    getPage(path, { ...query, ...params, ...lists }, signal);
  const one = (id: string, signal?: AbortSignal) =>
    get<Item>(itemPath(path, id), signal, { params: { ...params, ...WITH_PICTURES, ...lists } });
  /**
   * Swaps an item with its neighbour; rejects with a 404 when the item does not exist. At the end
   * of the list nothing changes. The server renumbers all affected items in one transaction
   * (docs/decisions/0009). Each call has a key of its own, because browsers repeat a request on a
   * connection that broke.
   */
  const move = (id: string, direction: MoveDirection) =>
    put<Stored<Draft>>(
      `${itemPath(path, id)}/place`,
      { direction },
      { ...createConfig({ key: randomId() }), params: lists },
    );
  return {
    /** GET: one page of whole items. */
    list,
    /** Query over its pages, with the fields that cards show. */
    query: cardsQuery<CardOf<Stored<Draft>, Path> & Partial<Publication>>(type.path, params),
    /** GET: one item; rejects with a 404 when there is none. */
    get: one,
    /**
     * POST: the stored item. Rejects with a 422 when the key was used for other content (see
     * `previouslyCreated`).
     */
    create: (draft: Sent, options?: CreateOptions) =>
      post<Item>(path, draft, { ...createConfig(options), params: lists }),
    /** PUT: the stored item. A change that an earlier call already stored is not a conflict. */
    update: async (id: string, draft: Sent, options?: ChangeOptions): Promise<Item> => {
      try {
        return await put<Item>(itemPath(path, id), draft, {
          ...updateConfig(options),
          params: lists,
        });
      } catch (error) {
        if (!isAlreadyStored(error)) throw error;
        return one(id, options?.signal);
      }
    },
    /**
     * POST: shows what a form holds as a page. Types with drafts and a page have it.
     * @param fields can be unfinished
     * @param item id of the stored item; undefined for a new one
     */
    preview: (fields: object, item?: string, signal?: AbortSignal) =>
      post<CreatedPreview>(`${path}/previews`, fields, { params: { item }, signal }),
    /** DELETE. */
    remove: (id: string) => remove(itemPath(path, id)),
    /** Restores a deleted item; rejects with a 404 when it was removed permanently. */
    restore: (id: string) =>
      post<Stored<Draft>>(`${itemPath(path, id)}/restore`, undefined, { params: lists }),
    /** PUT: moves an item by one position. Undefined for lists that are not sorted by `order`. */
    move: 'order' in type.rules.fields ? move : undefined,
  };
};
