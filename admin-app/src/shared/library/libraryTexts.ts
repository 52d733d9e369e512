import {
  findDefinition,
  pageHeroes,
  type LibraryPicture,
  type PictureUse,
} from '@charity-site/api-client/entities';
import { screenOf } from '../adminAreas';

const messagesFor = (plural: string) => ({
  plural,
  none: `No ${plural} found.`,
  failed: `Failed to fetch ${plural}.`,
  search: `Search ${plural}...`,
});

/** Messages of the library by kind of file. */
export const LIBRARY_MESSAGES = {
  picture: messagesFor('pictures'),
  document: messagesFor('documents'),
} as const;

/** Name of a picture: its alternative text, otherwise its file name. */
export const pictureName = ({ alt, name }: Pick<LibraryPicture, 'alt' | 'name'>): string =>
  alt || name;

/** Label of a place where a picture is used: 'Update “A new well”'. */
export const textOfUse = ({ list, title }: PictureUse): string => {
  const item = findDefinition(list)?.item;
  if (!item) return 'A draft that is not saved yet, or a translation';
  return title === item || title === '' ? item : `${item} “${title}”`;
};

/** Path of the screen that edits this use, if any. */
export const hrefOfUse = ({ list, item, title }: PictureUse): string | undefined => {
  if (!findDefinition(list)) return undefined;
  const screen = screenOf(list);
  if (list === pageHeroes.path) return `${screen}?page=${item}`;
  return item === list ? screen : `${screen}?search=${encodeURIComponent(title)}`;
};
