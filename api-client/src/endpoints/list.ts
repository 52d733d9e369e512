import { http } from 'api-client/http';
import type { Lists, Paging } from '../entities/lists';

/** What a list can be asked for (DECISIONS 2). Pages count from 1; empty texts count as left out. */
export interface ListQuery {
  page?: number;
  limit?: number;
  search?: string;
  category?: string;
  /** Messages only; left out means all. */
  read?: boolean;
}

/** One page of a list, its array named `items` whatever the call calls it. */
export interface Page<Item> extends Paging {
  items: Item[];
}

const given = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));

/**
 * Reads one page of a list.
 *
 * @param path of the call, below the base address
 * @param name of the array in the answer (SPEC section 3)
 */
export async function getPage<Name extends keyof Lists>(
  path: string,
  name: Name,
  query: ListQuery & { fields?: string } = {},
  signal?: AbortSignal,
): Promise<Page<Lists[Name]>> {
  const { data } = await http.get<Paging & Record<Name, Lists[Name][]>>(path, {
    params: given(query),
    signal,
  });
  const { currentPage, totalPages, totalItems } = data;
  return { items: data[name], currentPage, totalPages, totalItems };
}

/** The calls every list type has (SPEC section 7); they differ in path, array name and entity only. */
export function listCalls<Name extends keyof Lists, Draft extends object>(path: string, name: Name) {
  type Item = Lists[Name];
  return {
    /** GET: one page. */
    list: (query?: ListQuery, signal?: AbortSignal): Promise<Page<Item>> => getPage(path, name, query, signal),
    /** POST: the stored record. */
    create: async (draft: Draft): Promise<Item> => (await http.post<Item>(path, draft)).data,
    /**
     * PUT: the record as it is stored now.
     *
     * @param version the `updatedAt` that was read; when someone has changed the record since, it rejects with a 412
     * (see `isConflict`). Left out, the change just happens.
     */
    update: async (id: string, draft: Draft, version?: string): Promise<Item> =>
      (await http.put<Item>(itemPath(path, id), draft, version ? { headers: { 'If-Match': `"${version}"` } } : {}))
        .data,
    /** DELETE. */
    remove: async (id: string): Promise<void> => {
      await http.delete(itemPath(path, id));
    },
    /** Brings a deleted record back; rejects with a 404 when it is gone for good. */
    restore: async (id: string): Promise<Item> => (await http.post<Item>(`${itemPath(path, id)}/restore`)).data,
  };
}

/** The call that reads one item of a list, for the types that have a page of their own. Rejects with a 404 if unknown. */
export function itemCall<Item>(path: string) {
  return async (id: string, signal?: AbortSignal): Promise<Item> =>
    (await http.get<Item>(itemPath(path, id), { signal })).data;
}

/** The path of one item; the id is the address bar's word and may hold anything. */
export const itemPath = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;
