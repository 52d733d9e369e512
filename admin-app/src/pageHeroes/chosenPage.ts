import { PAGE_KEYS, type PageKey } from '@charity-site/api-client/entities';

/** The page that the address names (`page=events`); the first one when it names none that exists. */
export const chosenPage = (address: URLSearchParams): PageKey =>
  PAGE_KEYS.find((key) => key === address.get('page')) ?? PAGE_KEYS[0];
