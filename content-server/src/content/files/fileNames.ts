import { v5 as uuid } from 'uuid';
import { pictureNamed, STEM } from './pictureNames';

/** Pattern of a stored document's name. */
const DOCUMENT = '[0-9a-f]{16}\\.pdf';

const WHOLE_DOCUMENT = new RegExp(`^${DOCUMENT}$`);

/** URLs of originals and documents in a text: a field, HTML or JSON. */
const FILE_URL = new RegExp(
  `/uploads/(${STEM}\\.(?:jpg|png|webp|gif)|${DOCUMENT})(?![\\w.-])`,
  'g',
);

/** LIKE pattern of texts with such a URL. */
export const ANY_FILE_URL = '%/uploads/%';

/** True if a file name is that of a stored original or document, not of a variant. */
export const isStoredFile = (file: string): boolean =>
  pictureNamed(file) !== undefined || WHOLE_DOCUMENT.test(file);

/** Names of the stored files whose URLs occur in a text. */
export const filesIn = (text: string): string[] =>
  text.includes('/uploads/')
    ? [...new Set([...text.matchAll(FILE_URL)].map(([, file = '']) => file))]
    : [];

/** The stored file of a URL; undefined for any other URL. */
export const fileAt = (url: string): string | undefined => {
  const [file] = filesIn(url);
  return file !== undefined && url.endsWith(`/uploads/${file}`) ? file : undefined;
};

const NAMESPACE = '3f0b8a1e-6d1c-4f0b-9b57-6f3f7e0c2a11';

/** Id of a stored file, derived from its name, so that an import finds the existing row. */
export const fileId = (file: string): string => uuid(file, NAMESPACE);
