import type { FastifyInstance } from 'fastify';
import { sendMade } from './sendMade';

/** `GET /uploads/<hash>-<width>x<height>-<w>w.<kind>`: a smaller variant of a stored image (docs/product.md 6.7). */
export const variantRoutes = async (app: FastifyInstance): Promise<void> => {
  const url =
    '/uploads/:hash(^[0-9a-f]{16})-:size(^\\d{1,5}x\\d{1,5})-:width(^\\d{1,4})w.:kind(^(?:jpg|png|webp|gif)$)';
  app.get(url, { schema: { hide: true } }, (request, reply) => {
    const file = request.url.split('?', 1)[0]?.split('/').at(-1) ?? '';
    return sendMade(
      reply,
      app.variants.read(file),
      file.endsWith('.jpg') ? 'image/jpeg' : `image/${file.split('.').at(-1)}`,
    );
  });
};
