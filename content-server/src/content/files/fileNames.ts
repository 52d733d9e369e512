import { v5 as uuid } from 'uuid';
import { pictureNamed, STEM } from './pictureNames';

/** Pattern of a stored document's name. */
const DOCUMENT = '[0-9a-f]{16}\\.pdf';

const WHOLE_DOCUMENT = new RegExp(`^${DOCUMENT}$`);

/** The addresses of originals and documents in a text, whether a field, HTML or JSON. */
const ADDRESSED = new RegExp(
  `/uploads/(${STEM}\\.(?:jpg|png|webp|gif)|${DOCUMENT})(?![\\w.-])`,
  'g',
);

/** Pattern of LIKE for texts with such an address. */
export const ANY_ADDRESS = '%/uploads/%';

/** True if a file name is that of a stored original or document, not of a variant. */
export const isStoredFile = (file: string): boolean =>
  pictureNamed(file) !== undefined || WHOLE_DOCUMENT.test(file);

/** The names of the stored files whose addresses occur in a text. */
export const filesIn = (text: string): string[] =>
  text.includes('/uploads/')
    ? [...new Set([...text.matchAll(ADDRESSED)].map(([, file = '']) => file))]
    : [];

/** The file that an address names; undefined when it is none of this site's. */
export const fileAt = (address: string): string | undefined => {
  const [file] = filesIn(address);
  return file !== undefined && address.endsWith(`/uploads/${file}`) ? file : undefined;
};

const NAMESPACE = '3f0b8a1e-6d1c-4f0b-9b57-6f3f7e0c2a11';

/** The id of a stored file, made from its name, so that an import meets the row that is there. */
export const fileId = (file: string): string => uuid(file, NAMESPACE);
