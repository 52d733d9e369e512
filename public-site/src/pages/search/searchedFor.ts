import { SITE_SEARCH_MAX } from '@charity-site/api-client/entities';

/** The search in `?q=`, trimmed; '' for none. Longer texts are cut to what the server takes. */
export const searchedFor = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, SITE_SEARCH_MAX);
