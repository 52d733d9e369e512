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

const valueAt = <Path extends SingletonPath>(path: Path, signal: AbortSignal) =>
  getSingleton<ValueAt<Path>>(`/content/${path}`, signal, listsOf(path));

/** The query of the singleton at a path; its data is null if unset. */
export const singletonQuery = <const Path extends SingletonPath>(path: Path) => {
  const queryKey: readonly [string] = [path];
  return queryOf(queryKey, (signal) => valueAt(path, signal));
};

/**
 * The groups with what the home page shows of them. The rendered page contains its data, and the
 * texts of all groups are longer than all else in it.
 */
export const homeGroupsQuery = () =>
  queryOf(['groups', 'home'], async (signal) => {
    const stored = await valueAt('groups', signal);
    return (
      stored && {
        ...stored,
        groups: stored.groups.map((group) => ({ ...group, text: '', story: '' })),
      }
    );
  });

/** A page's hero; null if none is set. */
export const pageHeroQuery = (page: PageKey) =>
  queryOf(['pageHero', page], (signal) => pageHero.get(page, signal));
