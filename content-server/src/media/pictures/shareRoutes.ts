import type { FastifyInstance } from 'fastify';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { focusOf } from './focusOf';
import { sendGenerated } from './sendGenerated';
import { sharePictures } from './sharePicture';
import { TEXT } from '../../http/openApi/jsonSchema';

/**
 * `GET /uploads/<original's name>-share[-<x>-<y>].jpg`: the image of a link preview, cached
 * permanently.
 */
export const shareRoutes = async (
  app: FastifyInstance,
  { uploads }: { uploads: string },
): Promise<void> => {
  const sharePicture = sharePictures({ uploads, focusOf: (file) => focusOf(app.database, file) });

  const picture = { stem: TEXT };
  const focus = { x: TEXT, y: TEXT };
  const stem = '/uploads/:stem(^[\\da-fx-]+)-share';

  for (const url of [`${stem}.jpg`, `${stem}-:x(^\\d{1,3})-:y(^\\d{1,3}).jpg`])
    app.get<{ Params: { stem: string; x?: string; y?: string } }>(
      url,
      hiddenRoute({
        audience: 'public',
        params: url.includes(':x') ? { ...picture, ...focus } : picture,
        answer: FILE,
      }),
      ({ params: { stem: name, x, y } }, reply) =>
        sendGenerated(reply, async () => {
          const bytes = await sharePicture(name, x === undefined ? '' : `${x} ${y}`);
          return bytes && { bytes };
        }),
    );
};
