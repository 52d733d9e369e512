import { useQueryClient } from '@tanstack/react-query';
import { compositionQuery } from '@charity-site/api-client';
import { useNoticedChange } from '../../shared/mutations/useReportedChange';

/**
 * Makes changes of the releases, reads them again, and reports the result. `busy` is the name of
 * the part that changes.
 */
export function useReported() {
  const queries = useQueryClient();
  const { queryKey } = compositionQuery();
  const reload = () => queries.invalidateQueries({ queryKey });
  return { ...useNoticedChange(reload), reload, present: () => queries.getQueryData(queryKey) };
}
