import type { FastifyInstance } from 'fastify';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { sendGenerated } from './sendGenerated';

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
