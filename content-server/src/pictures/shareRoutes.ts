import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendMade } from './sendMade';
import { sharePictures } from './sharePicture';

/** Not inside the uploads folder, because these files can be regenerated and need no backup. */
const shareFolder = (uploads: string) => join(dirname(uploads), 'share-pictures');

/** `GET /uploads/<hash>-<w>x<h>-share.jpg`: the image of a link preview, cached permanently. */
export const shareRoutes = async (app: FastifyInstance, { uploads }: { uploads: string }): Promise<void> => {
  const sharePicture = sharePictures({ uploads, folder: shareFolder(uploads) });
  const url = '/uploads/:hash(^[0-9a-f]{16})-:size(^\\d{1,5}x\\d{1,5})-share.jpg';

  app.get<{ Params: { hash: string; size: string } }>(url, { schema: { hide: true } }, ({ params }, reply) =>
    sendMade(reply, sharePicture(`${params.hash}-${params.size}`), 'image/jpeg'),
  );
};
