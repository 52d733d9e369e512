import { isConflict } from '@charity-site/api-client';
import { useState } from 'react';
import type { EditForm } from './useEditForm';

/** The stored version of a record; null when it was deleted. */
export type TheirRecord = { updatedAt: string } | null;

interface Seen {
  /** The error that reported the conflict; a new error is a new conflict. */
  of: unknown;
  record?: TheirRecord;
}

/**
 * Handles a conflict: somebody else has changed the record. Offers actions, and loads the stored
 * version on request.
 * @param read reads the current stored record
 */
export function useConflict(form: EditForm, read: () => Promise<TheirRecord>) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const error = form.failure?.error;
  if (!isConflict(error)) return null;
  const theirs = seen?.of === error ? seen : null;
  return {
    /** The stored version; undefined until it is loaded. */
    theirs: theirs?.record,
    /** True when loading it failed. */
    failed: theirs !== null && theirs.record === undefined,
    see: async () => {
      try {
        setSeen({ of: error, record: await read() });
      } catch {
        setSeen({ of: error });
      }
    },
    keepMine: () => form.keepMine(theirs?.record?.updatedAt),
  };
}
