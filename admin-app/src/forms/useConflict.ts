import { isConflict } from '@charity-site/api-client';
import { useState } from 'react';
import { keepingSession } from '../session/renewal';
import type { useDraftForm } from './useDraftForm';

/** The other version of a record; null when it was deleted. */
export type TheirRecord = (Record<string, unknown> & { updatedAt: string }) | null;

interface Seen {
  /** The failure by which the conflict showed: the next one is another conflict. */
  of: unknown;
  record?: TheirRecord;
}

/**
 * Somebody else has changed what a form is about: what can be done, and their version once it was asked for.
 *
 * @param read reads the record as it is stored now
 */
export function useConflict(form: ReturnType<typeof useDraftForm>, read: () => Promise<TheirRecord>) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const error = form.failure?.error;
  if (!isConflict(error)) return null;
  const theirs = seen?.of === error ? seen : null;
  return {
    /** Their version; undefined until it was asked for and has come. */
    theirs: theirs?.record,
    /** Whether reading it failed. */
    failed: theirs !== null && theirs.record === undefined,
    see: async () => {
      try {
        setSeen({ of: error, record: await keepingSession(read) });
      } catch {
        setSeen({ of: error });
      }
    },
    keepMine: () => form.keepMine(theirs?.record?.updatedAt),
  };
}

export type Conflict = NonNullable<ReturnType<typeof useConflict>>;
