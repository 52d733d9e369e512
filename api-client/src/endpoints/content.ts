import type { ContentType } from '../entities/types/contentType';
import type { Stored } from '../entities/fields/fields';
import type { Publication } from '../entities/types/publishing';
import type { ReviewState } from '../entities/history/review';
import { isAlreadyStored } from './errors';
import { cardsQuery, type CardOf } from './cards';
import { getPage, itemPath, listsOf, WITH_PICTURES, type ListQuery, type Page } from './list';
import { randomId } from './randomId';
import { updateConfig, createConfig, type ChangeOptions, type CreateOptions } from './saving';
import { get, post, put, remove } from './methods';

/** Direction in which an item moves in a list that is sorted by `order`. */
export type MoveDirection = 'up' | 'down';

/** A stored item; with its publication and review if drafts were requested. */
export type StoredItem<Draft extends object> = Stored<Draft> & Partial<Publication> & ReviewState;

/** A preview: a page with a form's unsaved values. */
export interface CreatedPreview {
  /**
   * Path and query of the page. Anyone with this link can open it, or signed-in people only if a
   * writer created it.
   */
  path: string;
  /** Expiry of the link, UTC ISO 8601. */
  endsAt: string;
}

/** The calls of a content type. */
export type ContentCalls<Draft extends object, Path extends string = string> = ReturnType<
  typeof contentApi<Draft, Path>
>;

/**
 * Creates the calls of a content type (docs/product.md 7), and the query over its pages, from its
 * definition.
 *
 * @param options with `drafts`, for signed-in people, reads also return drafts and scheduled items,
 * with their publication
 */
export const contentApi = <Draft extends object, Path extends string>(
  type: ContentType<Draft, Path>,
  { drafts = false }: { drafts?: boolean } = {},
) => {
  type Item = StoredItem<Draft>;
  type Input = Draft & Partial<Publication>;
  const path = `/content/${type.path}`;
  const params = drafts && type.publishing ? ({ drafts: true } as const) : undefined;
  const lists = listsOf(type.path);
  const list = (query?: ListQuery, signal?: AbortSignal): Promise<Page<Item>> =>
    getPage(path, { ...query, ...params, ...lists }, signal);
  const one = (id: string, signal?: AbortSignal) =>
    get<Item>(itemPath(path, id), signal, { params: { ...params, ...WITH_PICTURES, ...lists } });
  /**
   * Swaps an item with its neighbour; rejects with a 404 if the item does not exist. At the end of
   * the list nothing changes. The server renumbers all affected items in one transaction
   * (docs/decisions/0009). Each call has an idempotency key, because browsers repeat a request
   * after a broken connection.
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
    /** Query over its pages, with the fields of cards. */
    query: cardsQuery<CardOf<Stored<Draft>, Path> & Partial<Publication> & ReviewState>(
      type.path,
      params,
    ),
    /** GET: one item; rejects with a 404 if it does not exist. */
    get: one,
    /**
     * POST: the stored item. Rejects with a 422 if the key was used for other content (see
     * `previouslyCreated`).
     */
    create: (draft: Input, options?: CreateOptions) =>
      post<Item>(path, draft, { ...createConfig(options), params: lists }),
    /** PUT: the stored item. A change that an earlier call already stored is not a conflict. */
    update: async (id: string, draft: Input, options?: ChangeOptions): Promise<Item> => {
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
     * POST: creates a preview of a form's values. For types with drafts and pages.
     * @param fields can be incomplete
     * @param item id of the stored item; undefined for a new one
     */
    preview: (fields: object, item?: string, signal?: AbortSignal) =>
      post<CreatedPreview>(`${path}/previews`, fields, { params: { item }, signal }),
    remove: (id: string) => remove(itemPath(path, id)),
    /** Restores a deleted item; rejects with a 404 if it was deleted permanently. */
    restore: (id: string) =>
      post<Stored<Draft>>(`${itemPath(path, id)}/restore`, undefined, { params: lists }),
    /** PUT: moves an item by one position. Undefined for lists that are not sorted by `order`. */
    move: 'order' in type.rules.fields ? move : undefined,
  };
};
