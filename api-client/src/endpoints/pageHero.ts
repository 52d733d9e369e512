import type { Translated } from '../entities/languages/languages';
import type { PageHero } from '../entities/singletons/pageHero';
import type { PageKey } from '../entities/site/pagePaths';
import type { PictureMetadata } from '../entities/pictures/pictureFacts';
import { WITH_PICTURES } from './list';
import { getSingleton, removeSingleton, saveSingleton, type Saved } from './singletons';
import type { ChangeOptions } from './saving';

const PATH = '/content/page-hero';

/** Page heroes: one singleton for each page. */
export const pageHero = {
  /** Reads a page's hero; null if none is set. */
  get: (
    page: PageKey,
    signal?: AbortSignal,
  ): Promise<(Saved<PageHero> & PictureMetadata & Translated) | null> =>
    getSingleton<Saved<PageHero> & PictureMetadata & Translated>(
      `${PATH}/${page}`,
      signal,
      WITH_PICTURES,
    ),
  /** Creates or replaces the hero of the page `pageIdentifier`. */
  save: (draft: PageHero, options?: ChangeOptions): Promise<Saved<PageHero>> =>
    saveSingleton(PATH, `${PATH}/${draft.pageIdentifier}`, draft, options),
  /** Deletes a page's hero. @returns its id in the trash */
  remove: (page: PageKey): Promise<string> => removeSingleton(`${PATH}/${page}`),
};
