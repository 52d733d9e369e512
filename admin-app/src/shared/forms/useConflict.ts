import { isConflict } from '@charity-site/api-client';
import { useState } from 'react';
import type { EditForm } from './useEditForm';

/** The stored version of a record; null if it was deleted. */
export type TheirRecord = { updatedAt: string } | null;

interface LoadedVersion {
  /** The error that reported the conflict; each conflict has a new one. */
  error: unknown;
  record?: TheirRecord;
}

/**
 * Handles a conflict, if the last save failed because somebody else changed the record: the
 * actions, and the stored version on request.
 * @param read fetches the stored record
 */
export function useConflict(form: EditForm, read: () => Promise<TheirRecord>) {
  const [loaded, setLoaded] = useState<LoadedVersion | null>(null);
  const error = form.failure?.error;
  if (!isConflict(error)) return null;
  const theirs = loaded?.error === error ? loaded : null;
  return {
    /** The stored version; undefined until it is loaded. */
    theirs: theirs?.record,
    /** True if loading it failed. */
    failed: theirs !== null && theirs.record === undefined,
    load: async () => {
      try {
        setLoaded({ error, record: await read() });
      } catch {
        setLoaded({ error });
      }
    },
    keepMine: () => form.keepMine(theirs?.record?.updatedAt),
  };
}
