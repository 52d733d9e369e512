import type { FastifyReply, FastifyInstance } from 'fastify';
import { pictureKind, normalized, pictures } from '@charity-site/api-client/entities';
import { IMMUTABLE } from '../../http/headers/etag';
import { HttpError } from '../../http/httpError';
import { TooManyPictures } from './onDemandQueue';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { focusOf } from './focalPoint';
import { sharePictures } from './sharePicture';
import { TEXT } from '../../http/openApi/jsonSchema';
import files from '@fastify/static';
import plugin from 'fastify-plugin';
import { COMMON_OPTIONS, headers } from '../../http/headers/fileHeaders';
import { fileId } from '../../content/files/fileNames';

/** An image that was generated on demand. */
export interface GeneratedPicture {
  bytes: Buffer;
  /** Another format stands in until this one is made. */
  isStandIn?: boolean;
}

/** Cache time of a stand-in: a visitor of several pages gets it once, and soon the image itself. */
const SHORTLY = 'public, max-age=60';

const typeOf = (bytes: Buffer): string => {
  const kind = pictureKind(bytes) ?? 'avif';
  return kind === 'jpg' ? 'image/jpeg' : `image/${kind}`;
};

/**
 * Sends an image that is generated on demand, with the type of its bytes. Cached permanently,
 * because its name contains a hash; other origins may embed it. Throws 404 when there is none, 503
 * when too many are being generated.
 */
const sendGenerated = async (
  reply: FastifyReply,
  make: () => Promise<GeneratedPicture | undefined>,
): Promise<FastifyReply> => {
  const picture = await make().catch((error: unknown) => {
    if (!(error instanceof TooManyPictures)) throw error;
    reply.header('retry-after', '10');
    throw new HttpError(
      503,
      'Too many pictures are being made. Please try again in a few seconds.',
    );
  });
  if (!picture) throw new HttpError(404, 'There is no such picture.');
  return reply
    .header('cache-control', picture.isStandIn ? SHORTLY : IMMUTABLE)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(typeOf(picture.bytes))
    .send(picture.bytes);
};

/**
 * `GET /uploads/<original's name>-<w>w.<kind>` and `…-<w>p[<focus>].<kind>`: a smaller variant of a
 * stored image, or its portrait crop.
 */
export const variantRoutes = async (app: FastifyInstance): Promise<void> => {
  const url = '/uploads/:variant(^[\\da-fx-]+[wp]\\d{0,3}\\.(?:avif|jpg|png|webp|gif)$)';
  const route = hiddenRoute({
    audience: 'public',
    params: { variant: { type: 'string' } },
    answer: FILE,
  });
  app.get<{ Params: { variant: string } }>(url, route, ({ params }, reply) =>
    sendGenerated(reply, () => app.variants.read(params.variant)),
  );
};

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

/** No scripts; what remains is what the browsers' own viewers need. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/**
 * The name under which a document is saved: ASCII for old programs, and as it was for the others
 * (RFC 6266).
 */
const disposition = (name: string): string => {
  const whole = /\.pdf$/i.test(name) ? name : `${name}.pdf`;
  const plain = normalized(whole, 'NFKD').replace(/[^\w. -]/g, '');
  const escaped = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${escaped}`;
};

/**
 * `GET /uploads/<hash>.pdf`: a stored document or a part of it, under the name it was uploaded
 * with.
 */
export const documentRoutes = plugin(
  async (app: FastifyInstance, { uploads }: { uploads: string }) => {
    const always = headers(() => true);
    await app.register(files, {
      ...COMMON_OPTIONS,
      root: uploads,
      setHeaders: always,
    });
    app.get<{ Params: { hash: string } }>(
      '/uploads/:hash(^[\\da-f]{16}).pdf',
      hiddenRoute({ audience: 'public', params: { hash: { type: 'string' } }, answer: FILE }),
      async ({ params }, reply) => {
        const file = `${params.hash}.pdf`;
        const row = await app.database
          .selectFrom(pictures.table)
          .select('name')
          .where('_id', '=', fileId(file))
          .executeTakeFirst();
        return reply
          .header('content-security-policy', POLICY)
          .header('content-disposition', disposition(row?.name ?? file))
          .sendFile(file);
      },
    );
  },
  { name: 'documents', encapsulate: true },
);
