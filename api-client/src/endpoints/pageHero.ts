import type { Translated } from '../entities/languages';
import type { PageHero, PageKey } from '../entities/pageHero';
import type { PictureFacts } from '../entities/pictureFacts';
import { WITH_PICTURES } from './list';
import { getRecord, removeRecord, saveRecord, type Saved } from './record';
import type { ChangeOptions } from './saving';

const PATH = '/content/page-hero';

/** Page heroes: one singleton for each page. */
export const pageHero = {
  /** Reads a page's hero; null when none is set. */
  get: (page: PageKey, signal?: AbortSignal): Promise<(Saved<PageHero> & PictureFacts & Translated) | null> =>
    getRecord<Saved<PageHero> & PictureFacts & Translated>(`${PATH}/${page}`, signal, WITH_PICTURES),
  /** Creates or replaces the hero of the page `pageIdentifier`. */
  save: (draft: PageHero, options?: ChangeOptions): Promise<Saved<PageHero>> =>
    saveRecord(PATH, `${PATH}/${draft.pageIdentifier}`, draft, options),
  /** Deletes a page's hero. @returns its id in the trash */
  remove: (page: PageKey): Promise<string> => removeRecord(`${PATH}/${page}`),
};
