import type { Singleton } from '../entities/types/contentType';
import { isAlreadyStored, isNotFound } from '../errors';
import { changing, type ChangeOptions } from './saving';
import { get, put, remove } from './methods';

/** A stored singleton. `updatedAt` is its version, which a later change sends back. */
export type Saved<Value> = Value & { updatedAt: string };

/** Reads a singleton; null when it is unset, which the server answers with `null` or 404 (docs/product.md 7.6). */
export const getSingleton = async <Value>(
  path: string,
  signal?: AbortSignal,
  params?: object,
): Promise<Value | null> => {
  try {
    return await get<Value | null>(path, signal, { params });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/**
 * Creates or replaces a singleton: PUT at `path`, GET at `readPath`. A change that an earlier call already stored is not a
 * conflict.
 */
export const saveSingleton = async <Value extends object, Stored = Saved<Value>>(
  path: string,
  readPath: string,
  draft: Value,
  options?: ChangeOptions,
): Promise<Stored> => {
  try {
    return await put<Stored>(path, draft, changing(options));
  } catch (error) {
    const stored = isAlreadyStored(error) ? await getSingleton<Stored>(readPath, options?.signal) : null;
    if (!stored) throw error;
    return stored;
  }
};

/** Deletes a singleton. @returns its id in the trash */
export const removeSingleton = async (path: string): Promise<string> =>
  (await remove<{ trashed: string }>(path)).trashed;

/** Creates the calls of a singleton from its definition. */
export const singletonCalls = <Draft extends object>(type: Singleton<Draft>) => {
  const path = `/content/${type.path}`;
  return {
    get: (signal?: AbortSignal): Promise<Saved<Draft> | null> => getSingleton<Saved<Draft>>(path, signal),
    save: (draft: Draft, options?: ChangeOptions): Promise<Saved<Draft>> => saveSingleton(path, path, draft, options),
    remove: () => removeSingleton(path),
  };
};
