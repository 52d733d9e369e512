import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendMade } from './sendMade';
import { sharePictures } from './sharePicture';

/** Not inside the uploads folder, because these files can be regenerated and need no backup. */
const shareFolder = (uploads: string) => join(dirname(uploads), 'share-pictures');

/** `GET /uploads/<original's name>-share.jpg`: the image of a link preview, cached permanently. */
export const shareRoutes = async (app: FastifyInstance, { uploads }: { uploads: string }): Promise<void> => {
  const sharePicture = sharePictures({ uploads, folder: shareFolder(uploads) });
  const url = '/uploads/:stem(^[\\da-fx-]+)-share.jpg';

  app.get<{ Params: { stem: string } }>(url, { schema: { hide: true } }, ({ params }, reply) =>
    sendMade(reply, async () => {
      const bytes = await sharePicture(params.stem);
      return bytes && { bytes };
    }),
  );
};
