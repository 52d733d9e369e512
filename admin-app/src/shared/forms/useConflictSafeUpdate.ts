import { isConflict, isOutcomeUnknown, type ChangeOptions } from '@charity-site/api-client';
import { useRef } from 'react';

type Put<Draft, Stored> = (draft: Draft, options: ChangeOptions) => Promise<Stored>;

/**
 * Sends changes of one record. After a lost answer the version may be outdated by our own change,
 * so before reporting a conflict the earlier changes are sent again; the server recognises them.
 */
export function useConflictSafeUpdate<Draft, Stored extends { updatedAt: string }>() {
  const unanswered = useRef<{ draft: Draft; version: string | null | undefined }[]>([]);

  /**
   * The record as an earlier change of this form stored it; undefined when somebody else changed
   * it.
   */
  const ownChange = async (
    put: Put<Draft, Stored>,
    signal?: AbortSignal,
  ): Promise<Stored | undefined> => {
    for (const { draft, version } of unanswered.current.splice(0).reverse()) {
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
      const before = isConflict(error) && (await ownChange(call, signal));
      if (before) return call(draft, { version: before.updatedAt, autosave, signal });
      // Without a version nothing can be outdated.
      if (isOutcomeUnknown(error) && version !== undefined)
        unanswered.current.push({ draft, version });
      throw error;
    }
  };
}
