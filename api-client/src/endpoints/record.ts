import { http } from 'api-client/http';
import { isNotFound } from '../errors';

/** Reads a single record; null when it is unset, whether the server says so by `null` or by 404 (DECISIONS 6). */
export async function getRecord<Value>(path: string, signal?: AbortSignal): Promise<Value | null> {
  try {
    return (await http.get<Value | null>(path, { signal })).data;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** The calls of a single record (SPEC section 7); PUT creates or replaces it. */
export function recordCalls<Value extends object>(path: string) {
  return {
    get: (signal?: AbortSignal): Promise<Value | null> => getRecord<Value>(path, signal),
    save: async (draft: Value): Promise<Value> => (await http.put<Value>(path, draft)).data,
    remove: async (): Promise<void> => {
      await http.delete(path);
    },
  };
}
