import { PAGE_KEYS, type PageKey } from '@charity-site/api-client/entities';

/** The page in the URL (`page=events`), or the first page. */
export const pageFromParams = (params: URLSearchParams): PageKey =>
  PAGE_KEYS.find((key) => key === params.get('page')) ?? PAGE_KEYS[0];
