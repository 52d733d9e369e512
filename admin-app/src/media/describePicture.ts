import { api } from '@charity-site/api-client';
import { unlessGone } from '../list/unlessGone';

/** The stored file that an address names; undefined for pictures of other sites. */
export const fileOf = (address: string): string | undefined => /\/uploads\/([\w.-]+)$/.exec(address)?.[1];

/** The library's entry of a picture; undefined for one that it does not hold. */
const libraryPicture = async (address: string, signal?: AbortSignal) => {
  const file = fileOf(address);
  if (!file) return undefined;
  return unlessGone(api.pictures.get(file, signal));
};

/** Stores the alternative text of a picture, where it is another one. The focal point stays. */
export const describePicture = async (address: string, alt: string, signal?: AbortSignal): Promise<void> => {
  const known = await libraryPicture(address, signal);
  if (!known || known.alt === alt.trim()) return;
  await api.pictures.describe(known.file, { alt, focus: known.focus }, signal);
};
