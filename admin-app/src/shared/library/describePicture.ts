import { api } from '@charity-site/api-client';
import { ignoreNotFound } from '../mutations/ignoreNotFound';

/** File name of an upload by its URL; undefined for pictures of other sites. */
export const fileOf = (url: string): string | undefined => /\/uploads\/([\w.-]+)$/.exec(url)?.[1];

/**
 * Updates the alternative text of a library picture, if it differs. The focal point does not
 * change.
 */
export const describePicture = async (url: string, alt: string): Promise<void> => {
  const file = fileOf(url);
  const known = file && (await ignoreNotFound(api.pictures.get(file)));
  if (!known || known.alt === alt.trim()) return;
  await api.pictures.describe(known.file, { alt, focus: known.focus });
};
