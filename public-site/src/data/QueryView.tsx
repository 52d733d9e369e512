import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyMessage, LoadError, Loading } from '@charity-site/ui-kit';

export interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** Of the final size, so that nothing jumps. */
  skeleton: ReactNode;
  /** 'Failed to fetch …' with its period (docs/product.md 8). */
  failure: string;
  /** List and detail pages put 'Error: ' before it. */
  prefix?: boolean;
  /** What to say when there is nothing, and how to tell. */
  empty?: { when: (data: Data) => boolean; text: ReactNode };
  children: (data: Data) => ReactNode;
}

/** The four states every data widget has (docs/product.md 3.1): loading, error with 'Try again', empty, loaded. */
export function QueryView<Data>({ query, skeleton, failure, prefix, empty, children }: QueryViewProps<Data>) {
  const { data, isFetching, refetch } = query;
  if (data === undefined) {
    if (isFetching) return <Loading>{skeleton}</Loading>;
    return (
      <LoadError prefix={prefix} onRetry={() => void refetch()}>
        {failure}
      </LoadError>
    );
  }
  return empty?.when(data) ? <EmptyMessage>{empty.text}</EmptyMessage> : children(data);
}
