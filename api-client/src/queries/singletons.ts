import type { DraftOf } from '../entities/types/contentType';
import type { SomeSingleton } from '../entities/definitions/definitions';
import type { Translated } from '../entities/languages/languages';
import type { PageKey } from '../entities/site/pagePaths';
import { pageHero } from '../endpoints/pageHero';
import { listsOf } from '../endpoints/list';
import { getSingleton, type Saved } from '../endpoints/singletons';
import { queryOf } from '../endpoints/queryOf';

type SingletonPath = Exclude<SomeSingleton['path'], 'page-hero'>;
type ValueAt<Path extends SingletonPath> = Saved<DraftOf<Extract<SomeSingleton, { path: Path }>>> &
  Translated;

/** The query of the singleton at a path; its data is null if unset. */
export const singletonQuery = <const Path extends SingletonPath>(path: Path) => {
  const queryKey: readonly [string] = [path];
  return queryOf(queryKey, (signal) =>
    getSingleton<ValueAt<Path>>(`/content/${path}`, signal, listsOf(path)),
  );
};

/** A page's hero; null if none is set. */
export const pageHeroQuery = (page: PageKey) =>
  queryOf(['pageHero', page], (signal) => pageHero.get(page, signal));
