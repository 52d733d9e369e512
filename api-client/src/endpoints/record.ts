import { http } from '@charity-site/api-client/http';
import type { Singleton } from '../entities/contentType';
import { isAlreadyStored, isNotFound } from '../errors';
import { changing, type ChangeOptions } from './saving';

/** A single record as the server answers it, with the version that a later change names. */
export type Saved<Value> = Value & { updatedAt: string };

/** Reads a single record; null when it is unset, whether the server says so by `null` or by 404 (docs/product.md 7.6). */
export const getRecord = async <Value>(path: string, signal?: AbortSignal): Promise<Value | null> => {
  try {
    return (await http.get<Value | null>(path, { signal })).data;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/**
 * Creates or replaces a single record: PUT at `path`, which is read at `readPath`. A change that an earlier call has
 * stored already is no conflict.
 */
export const saveRecord = async <Value extends object>(
  path: string,
  readPath: string,
  draft: Value,
  options?: ChangeOptions,
): Promise<Saved<Value>> => {
  try {
    return (await http.put<Saved<Value>>(path, draft, changing(options))).data;
  } catch (error) {
    const stored = isAlreadyStored(error) ? await getRecord<Saved<Value>>(readPath, options?.signal) : null;
    if (!stored) throw error;
    return stored;
  }
};

/** The calls of a singleton, made from its definition; PUT creates or replaces it. */
export const singletonCalls = <Draft extends object>(type: Singleton<Draft>) => {
  const path = `/content/${type.path}`;
  return {
    get: (signal?: AbortSignal): Promise<Saved<Draft> | null> => getRecord<Saved<Draft>>(path, signal),
    save: (draft: Draft, options?: ChangeOptions): Promise<Saved<Draft>> => saveRecord(path, path, draft, options),
    remove: async (): Promise<void> => {
      await http.delete(path);
    },
  };
};
