import {
  findDefinition,
  pageHeroes,
  type LibraryPicture,
  type PictureUse,
} from '@charity-site/api-client/entities';
import { screenOf } from '../adminAreas';

const wordsOf = (things: string) => ({
  things,
  none: `No ${things} found.`,
  failed: `Failed to fetch ${things}.`,
  search: `Search ${things}...`,
});

/** Texts about the files of a kind in the library. */
export const LIBRARY_WORDS = {
  picture: wordsOf('pictures'),
  document: wordsOf('documents'),
} as const;

/** Name of a picture: its alternative text, or else the name of its file. */
export const pictureName = ({ alt, name }: Pick<LibraryPicture, 'alt' | 'name'>): string =>
  alt || name;

/** A place where a picture is used: 'Update “A new well”'. */
export const textOfUse = ({ list, title }: PictureUse): string => {
  const item = findDefinition(list)?.item;
  if (!item) return 'A draft that is not saved yet, or a translation';
  return title === item || title === '' ? item : `${item} “${title}”`;
};

/** The screen on which a use is edited; undefined for what has none. */
export const hrefOfUse = ({ list, item, title }: PictureUse): string | undefined => {
  if (!findDefinition(list)) return undefined;
  const screen = screenOf(list);
  if (list === pageHeroes.path) return `${screen}?page=${item}`;
  return item === list ? screen : `${screen}?search=${encodeURIComponent(title)}`;
};
