import { definitionAt, pageHeroes, type LibraryPicture, type PictureUse } from '@charity-site/api-client/entities';

/** What a picture is called: what it shows, or else the name of its file. */
export const pictureName = ({ alt, name }: Pick<LibraryPicture, 'alt' | 'name'>): string => alt || name;

/** A place where a picture is used: 'Update “A new well”'. */
export const textOfUse = ({ list, title }: PictureUse): string => {
  const item = definitionAt(list)?.item;
  if (!item) return 'A draft that is not saved yet';
  return title === item || title === '' ? item : `${item} “${title}”`;
};

/** Paths of screens that differ from the definitions' paths. */
const SCREENS: Record<string, string> = { 'hero-slides': 'hero-carousel', 'page-hero': 'page-heroes', quote: 'quotes' };

/** The screen on which a use is edited; undefined for what has none. */
export const hrefOfUse = ({ list, item, title }: PictureUse): string | undefined => {
  const definition = definitionAt(list);
  if (!definition) return undefined;
  const screen = `/admin/${SCREENS[list] ?? list}`;
  if (list === pageHeroes.path) return `${screen}?page=${item}`;
  return item === list ? screen : `${screen}?search=${encodeURIComponent(title)}`;
};

/** The size of a file in words: '840 kB', '1.2 MB'. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
