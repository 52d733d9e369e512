import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem';
import { sharePictures, TooManyPictures } from './sharePicture';

/** Beside the uploads and not among them: these can be made again at any time, and need no backup. */
const shareFolder = (uploads: string) => join(dirname(uploads), 'share-pictures');

/**
 * `GET /uploads/<hash>-<w>x<h>-share.jpg`: the picture of a shared link (issue 3, point 8), kept for ever by whoever asks, as its
 * name holds the hash of its original.
 */
export const shareRoutes = async (app: FastifyInstance, { uploads }: { uploads: string }): Promise<void> => {
  const sharePicture = sharePictures({ uploads, folder: shareFolder(uploads) });
  const url = '/uploads/:hash(^[0-9a-f]{16})-:size(^\\d{1,5}x\\d{1,5})-share.jpg';

  app.get<{ Params: { hash: string; size: string } }>(url, { schema: { hide: true } }, async ({ params }, reply) => {
    const picture = await sharePicture(`${params.hash}-${params.size}`).catch((error: unknown) => {
      if (!(error instanceof TooManyPictures)) throw error;
      reply.header('retry-after', '10');
      throw new Problem(503, 'Too many pictures are being made. Please try again in a few seconds.');
    });
    if (!picture) throw new Problem(404, 'There is no such picture.');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(picture);
  });
};
