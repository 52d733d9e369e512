import type { Singleton } from '../entities/types/contentType';
import { isAlreadyStored, isNotFound } from './errors';
import { listsOf } from './list';
import { updateConfig, type ChangeOptions } from './saving';
import { get, put, remove } from './methods';

/** A stored singleton. `updatedAt` is its version, for the `version` option of a later change. */
export type Saved<Value> = Value & { updatedAt: string };

/**
 * Reads a singleton; null if it is unset: the server responds with `null` or 404 (docs/product.md
 * 7.6).
 */
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
 * Creates or replaces a singleton: PUT at `path`, GET at `readPath`. A change that an earlier call
 * already stored is not a conflict.
 */
export const saveSingleton = async <Value extends object, Stored = Saved<Value>>(
  path: string,
  readPath: string,
  draft: Value,
  options?: ChangeOptions,
  params?: object,
): Promise<Stored> => {
  try {
    return await put<Stored>(path, draft, { ...updateConfig(options), params });
  } catch (error) {
    const stored = isAlreadyStored(error)
      ? await getSingleton<Stored>(readPath, options?.signal, params)
      : null;
    if (!stored) throw error;
    return stored;
  }
};

/** Deletes a singleton. @returns its id in the trash */
export const removeSingleton = async (path: string): Promise<string> =>
  (await remove<{ trashed: string }>(path)).trashed;

/** Creates the calls of a singleton from its definition; a temporary one is read at any time. */
export const singletonApi = <Draft extends object>(type: Singleton<Draft>) => {
  const path = `/content/${type.path}`;
  const params = type.temporary ? { drafts: true } : listsOf(type.path);
  return {
    get: (signal?: AbortSignal): Promise<Saved<Draft> | null> =>
      getSingleton<Saved<Draft>>(path, signal, params),
    save: (draft: Draft, options?: ChangeOptions): Promise<Saved<Draft>> =>
      saveSingleton(path, path, draft, options, params),
    remove: () => removeSingleton(path),
  };
};
