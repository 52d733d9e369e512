import { join } from 'node:path';
import type { PictureKind } from '@charity-site/api-client/entities';
import { fileExists } from '../../process/fileExists';

const KINDS: readonly PictureKind[] = ['jpg', 'png', 'webp', 'gif'];

/**
 * The stored original with a stem (`<hash>-<width>x<height>`) and its format; undefined when there
 * is none. One that was stored earlier has no zeros in its size.
 */
export const originalOf = async (
  uploads: string,
  stem: string,
): Promise<{ file: string; kind: PictureKind } | undefined> => {
  const earlier = stem.replace(/([-x])0+(?=\d)/g, '$1');
  for (const name of new Set([stem, earlier]))
    for (const kind of KINDS) {
      const file = join(uploads, `${name}.${kind}`);
      if (await fileExists(file)) return { file, kind };
    }
  return undefined;
};
