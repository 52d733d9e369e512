import { join } from 'node:path';
import { hasText } from '@charity-site/api-client/entities';
import { writeAtomically } from '@charity-site/registry/store';
import { HttpError } from '../httpError';
import { contentHash } from './names';
import { exists } from './originals';
import { PICTURES_PREFIX } from './store';

/** Stores a PDF under its content hash. @returns its address; throws 415 for any other file, told by its bytes */
export const storeDocument = async (uploads: string, bytes: Buffer): Promise<string> => {
  if (!hasText(bytes, '%PDF-')) throw new HttpError(415, 'Please choose a PDF document.');
  const file = `${contentHash(bytes)}.pdf`;
  if (!(await exists(join(uploads, file)))) await writeAtomically(join(uploads, file), bytes);
  return PICTURES_PREFIX + file;
};
