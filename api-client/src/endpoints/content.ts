import { http } from '@charity-site/api-client/http';
import type { ContentType } from '../entities/contentType';
import type { Stored } from '../entities/fields';
import { isAlreadyStored } from '../errors';
import { cardsQuery, type CardOf } from './cards';
import { getPage, itemPath, type ListQuery, type Page } from './list';
import { changing, creating, type ChangeOptions, type CreateOptions } from './saving';

/** Which way an item moves in a list that has an order of its own. */
export type MoveDirection = 'up' | 'down';

/** The calls of a content type. */
export type ContentCalls<Draft extends object, Path extends string = string> = ReturnType<
  typeof contentCalls<Draft, Path>
>;

/** The calls that every content type has (docs/product.md 7), and the query over its pages, made from its definition. */
export const contentCalls = <Draft extends object, Path extends string>(type: ContentType<Draft, Path>) => {
  const path = `/content/${type.path}`;
  const list = (query?: ListQuery, signal?: AbortSignal): Promise<Page<Stored<Draft>>> => getPage(path, query, signal);
  const get = async (id: string, signal?: AbortSignal): Promise<Stored<Draft>> =>
    (await http.get<Stored<Draft>>(itemPath(path, id), { signal })).data;
  /**
   * Changes places with the neighbour; rejects with a 404 when the item is gone. At the end of the list nothing changes. The
   * server changes all the numbers that a move touches, or none (decision 0004).
   */
  const move = async (id: string, direction: MoveDirection): Promise<Stored<Draft>> =>
    (await http.put<Stored<Draft>>(`${itemPath(path, id)}/place`, { direction })).data;
  return {
    /** GET: one page of whole items. */
    list,
    /** The query over its pages, with the fields that cards show. */
    query: cardsQuery<CardOf<Stored<Draft>, Path>>(type.path),
    /** GET: one item; rejects with a 404 when there is none. */
    get,
    /** POST: the stored item. Rejects with a 422 when the key has created one with other content (see `createdBefore`). */
    create: async (draft: Draft, options?: CreateOptions): Promise<Stored<Draft>> =>
      (await http.post<Stored<Draft>>(path, draft, creating(options))).data,
    /** PUT: the item as it is stored now. A change that an earlier call has stored already is no conflict. */
    update: async (id: string, draft: Draft, options?: ChangeOptions): Promise<Stored<Draft>> => {
      try {
        return (await http.put<Stored<Draft>>(itemPath(path, id), draft, changing(options))).data;
      } catch (error) {
        if (!isAlreadyStored(error)) throw error;
        return get(id, options?.signal);
      }
    },
    /** DELETE. */
    remove: async (id: string): Promise<void> => {
      await http.delete(itemPath(path, id));
    },
    /** Restores a deleted item; rejects with a 404 when it is gone for good. */
    restore: async (id: string): Promise<Stored<Draft>> =>
      (await http.post<Stored<Draft>>(`${itemPath(path, id)}/restore`)).data,
    /** PUT: moves an item by one position; only where the list has an order of its own. */
    move: 'order' in type.rules.fields ? move : undefined,
  };
};
