import { queryOptions } from '@tanstack/react-query';
import { singletonApi } from '@charity-site/api-client';
import type { Singleton } from '@charity-site/api-client/entities';

/**
 * The query of a singleton's record, with the same key as the query of public pages. That of a
 * temporary one has its own, because visitors do not always get the record.
 */
export const adminSingletonQuery = <Value extends object>(type: Singleton<Value>) =>
  queryOptions({
    queryKey: type.temporary ? [type.path, 'drafts'] : [type.path],
    queryFn: ({ signal }) => singletonApi(type).get(signal),
  });
