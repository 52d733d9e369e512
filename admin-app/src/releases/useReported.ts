import { useQueryClient } from '@tanstack/react-query';
import { compositionQuery } from '@charity-site/api-client';
import type { Composition } from '@charity-site/api-client/entities';
import { useState } from 'react';
import type { OutcomeNotice } from '../list/Outcome';

/** A change of the releases, and the texts of its outcomes. */
interface ReportedChange {
  call: () => Promise<unknown>;
  done: string;
  /** @param now what is live after the failure */
  failed: (error: unknown, now: Composition | undefined) => string;
}

/** Makes a change of the releases, reads them again, and reports the result. */
export function useReported() {
  const queries = useQueryClient();
  const { queryKey } = compositionQuery();
  const [notice, setNotice] = useState<OutcomeNotice | null>(null);
  /** The name of the part that is being changed; null when none is. */
  const [busy, setBusy] = useState<string | null>(null);

  const run = async (part: string, { call, done, failed }: ReportedChange) => {
    setNotice(null);
    setBusy(part);
    try {
      await call();
      await queries.invalidateQueries({ queryKey });
      setNotice({ kind: 'success', text: done });
    } catch (error) {
      await queries.invalidateQueries({ queryKey });
      setNotice({ kind: 'error', text: failed(error, queries.getQueryData<Composition>(queryKey)) });
    } finally {
      setBusy(null);
    }
  };
  return { run, notice, busy };
}
