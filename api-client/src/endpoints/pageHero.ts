import { http } from 'api-client/http';
import type { PageHero, PageKey } from '../entities/pageHero';
import { getRecord } from './record';

const PATH = '/content/page-hero';

/** Banners, one record a page. */
export const pageHero = {
  /** The page's banner, or null when none is set. */
  get: (page: PageKey, signal?: AbortSignal): Promise<PageHero | null> =>
    getRecord<PageHero>(`${PATH}/${page}`, signal),
  /** Creates or replaces the banner of the page that `pageIdentifier` names. */
  save: async (draft: PageHero): Promise<PageHero> => (await http.put<PageHero>(PATH, draft)).data,
  remove: async (page: PageKey): Promise<void> => {
    await http.delete(`${PATH}/${page}`);
  },
};
