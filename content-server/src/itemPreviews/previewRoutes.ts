import { CONTENT_TYPES, publicPath, type AnyContentType } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { operation } from '../openApi/operation';
import { draftSchema } from '../openApi/toJsonSchema';
import { ITEM_PREVIEW } from './address';
import { addItemPreview } from './itemPreviews';
import { hasPreviews, previewRules } from './previewRules';

const describeAdd = (type: AnyContentType) =>
  operation({
    summary: `Shows one of ${type.path} as a page before it is saved, by a link that ends after a day`,
    tag: type.path,
    signedIn: true,
    editors: true,
    query: {
      item: { type: 'string', format: 'uuid', description: 'Id of the stored item; left out for a new one' },
    },
    body: draftSchema(previewRules(type)),
    status: 201,
    answer: {
      type: 'object',
      properties: {
        path: { type: 'string', description: 'Path and query of the page; anyone who has them can open it' },
        endsAt: { type: 'string', format: 'date-time' },
      },
    },
  });

/** Links to pages that show a form's values before they are saved (docs/product.md 7.29). */
export const itemPreviewRoutes = async (app: FastifyInstance): Promise<void> => {
  for (const type of CONTENT_TYPES.filter(hasPreviews))
    app.post<{ Querystring: { item?: string }; Body: Record<string, unknown> }>(
      `/content/${type.path}/previews`,
      { ...app.authenticate('administrator'), schema: describeAdd(type) },
      async (request, reply) => {
        const { token, item, endsAt } = await addItemPreview(app.database, {
          type,
          item: request.query.item,
          fields: request.body,
          administrator: request.administrator?._id ?? '',
        });
        return reply
          .code(201)
          .send({ path: `${publicPath(type, { _id: item }) ?? '/'}?${ITEM_PREVIEW}=${token}`, endsAt });
      },
    );
};
