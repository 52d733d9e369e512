import { http } from '@charity-site/api-client/http';
import type { PageHero, PageKey } from '../entities/pageHero';
import { getRecord, saveRecord, type Saved } from './record';
import type { ChangeOptions } from './saving';

const PATH = '/content/page-hero';

/** Page heroes: one singleton for each page. */
export const pageHero = {
  /** Reads a page's hero; null when none is set. */
  get: (page: PageKey, signal?: AbortSignal): Promise<Saved<PageHero> | null> =>
    getRecord<Saved<PageHero>>(`${PATH}/${page}`, signal),
  /** Creates or replaces the hero of the page `pageIdentifier`. */
  save: (draft: PageHero, options?: ChangeOptions): Promise<Saved<PageHero>> =>
    saveRecord(PATH, `${PATH}/${draft.pageIdentifier}`, draft, options),
  remove: async (page: PageKey): Promise<void> => {
    await http.delete(`${PATH}/${page}`);
  },
};
