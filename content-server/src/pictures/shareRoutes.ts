import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendMade } from './sendMade';
import { sharePictures } from './sharePicture';

/** Beside the uploads and not among them: these can be made again at any time, and need no backup. */
const shareFolder = (uploads: string) => join(dirname(uploads), 'share-pictures');

/**
 * `GET /uploads/<hash>-<w>x<h>-share.jpg`: the picture of a shared link, cached for ever, as its
 * name holds the hash of its original.
 */
export const shareRoutes = async (app: FastifyInstance, { uploads }: { uploads: string }): Promise<void> => {
  const sharePicture = sharePictures({ uploads, folder: shareFolder(uploads) });
  const url = '/uploads/:hash(^[0-9a-f]{16})-:size(^\\d{1,5}x\\d{1,5})-share.jpg';

  app.get<{ Params: { hash: string; size: string } }>(url, { schema: { hide: true } }, ({ params }, reply) =>
    sendMade(reply, sharePicture(`${params.hash}-${params.size}`), 'image/jpeg'),
  );
};
