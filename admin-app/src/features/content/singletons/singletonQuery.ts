import { queryOptions } from '@tanstack/react-query';
import { singletonApi } from '@charity-site/api-client';
import type { Singleton } from '@charity-site/api-client/entities';

/** The query of a singleton; it has the key of the query that public pages use. */
export const singletonQuery = <Value extends object>(type: Singleton<Value>) =>
  queryOptions({
    queryKey: [type.path] as const,
    queryFn: ({ signal }) => singletonApi(type).get(signal),
  });
