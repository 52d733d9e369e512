import type { FastifyReply, FastifyInstance } from 'fastify';
import { pictureKind, normalized, pictures } from '@charity-site/api-client/entities';
import { IMMUTABLE } from '../../http/headers/etag';
import { HttpError } from '../../http/httpError';
import { TooManyPictures } from './onDemandQueue';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { UPLOADS, type FileStore } from '../files/fileStore';
import { focusOf } from './focalPoint';
import { sharePictures } from './sharePicture';
import { TEXT } from '../../http/openApi/jsonSchema';
import staticPlugin from '@fastify/static';
import { join } from 'node:path';
import plugin from 'fastify-plugin';
import { COMMON_OPTIONS, headers } from '../../http/headers/fileHeaders';
import { fileId } from '../../content/files/fileNames';

/** An image that was generated on demand. */
export interface GeneratedPicture {
  bytes: Buffer;
  /** True if this is another format, sent until the requested one is generated. */
  isFallback?: boolean;
}

/**
 * Cache-Control of a fallback: a visitor of several pages gets it once, and soon the image itself.
 */
const FALLBACK_CACHE_CONTROL = 'public, max-age=60';

const typeOf = (bytes: Buffer): string => {
  const kind = pictureKind(bytes) ?? 'avif';
  return kind === 'jpg' ? 'image/jpeg' : `image/${kind}`;
};

/**
 * Sends an image that is generated on demand, with the type of its bytes. Cached permanently,
 * because its name contains a hash; other origins may embed it. Throws 404 if it does not exist,
 * 503 if too many are being generated.
 */
const sendGenerated = async (
  reply: FastifyReply,
  generate: () => Promise<GeneratedPicture | undefined>,
): Promise<FastifyReply> => {
  const picture = await generate().catch((error: unknown) => {
    if (!(error instanceof TooManyPictures)) throw error;
    reply.header('retry-after', '10');
    throw new HttpError(
      503,
      'Too many pictures are being made. Please try again in a few seconds.',
    );
  });
  if (!picture) throw new HttpError(404, 'There is no such picture.');
  return reply
    .header('cache-control', picture.isFallback ? FALLBACK_CACHE_CONTROL : IMMUTABLE)
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
  { files }: { files: FileStore },
): Promise<void> => {
  const sharePicture = sharePictures({ files, focusOf: (file) => focusOf(app.database, file) });

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

/** No scripts; allows what the PDF viewers of browsers need. */
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** File name of a saved document: ASCII for old programs, unchanged for others (RFC 6266). */
const disposition = (name: string): string => {
  const whole = /\.pdf$/i.test(name) ? name : `${name}.pdf`;
  const plain = normalized(whole, 'NFKD').replace(/[^\w. -]/g, '');
  const escaped = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${escaped}`;
};

/** `GET /uploads/<hash>.pdf`: a stored document or a range of it, under its original name. */
export const documentRoutes = plugin(
  async (app: FastifyInstance, { files }: { files: FileStore }) => {
    const always = headers(() => true);
    await app.register(staticPlugin, {
      ...COMMON_OPTIONS,
      root: join(files.folder, UPLOADS),
      setHeaders: always,
    });
    app.get<{ Params: { hash: string } }>(
      '/uploads/:hash(^[\\da-f]{16}).pdf',
      hiddenRoute({ audience: 'public', params: { hash: { type: 'string' } }, answer: FILE }),
      async ({ params }, reply) => {
        const file = `${params.hash}.pdf`;
        await files.get(UPLOADS + file);
        const row = await app.database
          .selectFrom(pictures.table)
          .select('name')
          .where('_id', '=', fileId(file))
          .executeTakeFirst();
        return reply
          .header('content-security-policy', CSP)
          .header('content-disposition', disposition(row?.name ?? file))
          .sendFile(file);
      },
    );
  },
  { name: 'documents', encapsulate: true },
);
