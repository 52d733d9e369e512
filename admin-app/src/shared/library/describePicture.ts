import { api } from '@charity-site/api-client';
import { ignoreNotFound } from '../mutations/ignoreNotFound';

/** The stored file that an address names; undefined for pictures of other sites. */
export const fileOf = (address: string): string | undefined =>
  /\/uploads\/([\w.-]+)$/.exec(address)?.[1];

/**
 * Stores the alternative text of a picture that the library holds, where it is another one. The
 * focal point stays.
 */
export const describePicture = async (address: string, alt: string): Promise<void> => {
  const file = fileOf(address);
  const known = file && (await ignoreNotFound(api.pictures.get(file)));
  if (!known || known.alt === alt.trim()) return;
  await api.pictures.describe(known.file, { alt, focus: known.focus });
};
