import { isConflict, isOutcomeUnknown, type ChangeOptions } from '@charity-site/api-client';
import { useRef } from 'react';

type Put<Draft, Stored> = (draft: Draft, options: ChangeOptions) => Promise<Stored>;

/**
 * Updates one record. After a lost response, the form's version may be outdated by its own earlier
 * change. Before reporting a conflict, the earlier changes are therefore sent again; the server
 * recognises them.
 */
export function useConflictSafeUpdate<Draft, Stored extends { updatedAt: string }>() {
  const unconfirmed = useRef<{ draft: Draft; version: string | null | undefined }[]>([]);

  /**
   * The record as stored by an earlier change of this form; undefined if somebody else changed it.
   */
  const repeatOwnChanges = async (
    put: Put<Draft, Stored>,
    signal?: AbortSignal,
  ): Promise<Stored | undefined> => {
    for (const { draft, version } of unconfirmed.current.splice(0).reverse()) {
      const stored = await put(draft, { version, signal }).catch((error: unknown) => {
        if (isConflict(error)) return undefined;
        throw error;
      });
      if (stored) return stored;
    }
    return undefined;
  };

  return async (
    call: Put<Draft, Stored>,
    draft: Draft,
    { version, autosave, signal }: ChangeOptions,
  ): Promise<Stored> => {
    try {
      return await call(draft, { version, autosave, signal });
    } catch (error) {
      const own = isConflict(error) && (await repeatOwnChanges(call, signal));
      if (own) return call(draft, { version: own.updatedAt, autosave, signal });
      // Without a version there is no conflict.
      if (isOutcomeUnknown(error) && version !== undefined)
        unconfirmed.current.push({ draft, version });
      throw error;
    }
  };
}
