import type { OwnPage } from '../entities/content/ownPage';
import type { Translated } from '../entities/languages/languages';
import { getPage } from './list';

/** Number of own pages that are requested. */
const LIMIT = 500;

const FIELDS = ['title', 'slug', 'showIn'] as const;

/** A published page of the organisation's own, with the fields of a link to it. */
export type OwnPageLink = Pick<OwnPage, '_id' | (typeof FIELDS)[number]> & Translated;

/** Reads the titles of all own pages, in their order. */
export const ownPageLinks = async (signal?: AbortSignal): Promise<OwnPageLink[]> => {
  const params = { limit: LIMIT, fields: FIELDS.join() };
  return (await getPage<OwnPageLink>('/content/pages', params, signal)).items;
};
