import { useQueryClient } from '@tanstack/react-query';
import { compositionQuery } from '@charity-site/api-client';
import { useState } from 'react';
import type { OutcomeNotice } from '../list/Outcome';
import { useReportedChange } from '../list/useReportedChange';

/** Makes changes of the releases, reads them again, and reports the result. `busy` is the name of the part that changes. */
export function useReported() {
  const queries = useQueryClient();
  const [notice, setNotice] = useState<OutcomeNotice | null>(null);
  const { queryKey } = compositionQuery();
  const reload = () => queries.invalidateQueries({ queryKey });
  return { ...useReportedChange(setNotice, reload), notice, reload, present: () => queries.getQueryData(queryKey) };
}
