import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '@charity-site/api-client/http';
import { EmptyMessage, LoadError, Loading } from '@charity-site/ui-kit';

export interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** Placeholder with the final size, so that the layout does not shift. */
  skeleton: ReactNode;
  /** Error message in English: 'Failed to fetch …' with a period. */
  failure: string;
  /** Puts 'Error: ' before the message, as list and detail pages do. */
  prefix?: boolean;
  /** Text for a missing record or an empty list, in English. */
  empty?: string;
  children: (data: Data) => ReactNode;
}

interface ListData {
  length?: number;
  items?: unknown[];
  totalItems?: number;
}

// A page number beyond the end has no items although the list is not empty.
const isEmpty = (data: ListData | null): boolean =>
  data === null || data.length === 0 || (data.items?.length === 0 && !data.totalItems);

/** The four states of a data widget: loading, error with 'Try again', empty, loaded. */
export function QueryView<Data>({
  query,
  skeleton,
  failure,
  prefix,
  empty,
  children,
}: QueryViewProps<Data>) {
  const { data, isFetching, refetch } = query;
  if (data === undefined) {
    if (isFetching) return <Loading>{skeleton}</Loading>;
    return (
      <LoadError prefix={prefix} onRetry={() => void refetch()}>
        {t(failure)}
      </LoadError>
    );
  }
  return empty && isEmpty(data) ? <EmptyMessage>{t(empty)}</EmptyMessage> : children(data);
}
