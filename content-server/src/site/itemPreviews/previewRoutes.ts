import {
  can,
  localizedPath,
  CONTENT_TYPES,
  incompleteRules,
  publicPath,
  TRANSLATION_LANGUAGES,
  translationItem,
  translationRules,
  withAlts,
  type AnyContentType,
  type OtherLanguage,
  type Words,
} from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findRow } from '../../content/crud/store';
import { notFound } from '../../http/httpError';
import { callerOf } from '../../http/caller';
import { operations } from '../../http/openApi/operations';
import { draftSchema, idParam, named, recordName } from '../../http/openApi/toJsonSchema';
import { INSTANT, objectOf, type JsonSchema } from '../../http/openApi/jsonSchema';
import { ITEM_PREVIEW } from './address';
import { addItemPreview } from './itemPreviews';
import { startPreviewSession } from './previewSession';

/** The response with a link to a page that needs no account. */
export const previewLink: JsonSchema = named(
  'PreviewLink',
  objectOf({
    path: {
      type: 'string',
      description:
        'Path and query of the page; anyone who has them can open it, or, from a writer, any signed-in person',
    },
    endsAt: INSTANT,
  }),
);

const previewRoutesOf = (app: FastifyInstance, type: AnyContentType): void => {
  const describe = operations(type.path, 'writeContent');
  const done = { status: 201, answer: previewLink } as const;
  const addPreview = (
    request: FastifyRequest,
    reply: FastifyReply,
    { fields, item }: { fields: Record<string, unknown>; item: string | undefined },
  ) => {
    const { _id: administrator, role } = callerOf(request);
    if (!can(role, 'editContent')) startPreviewSession(request, reply);
    return addItemPreview(app.database, { list: type.path, item, fields, administrator });
  };
  const pageUrlOf = (_id: string, token: string) =>
    `${publicPath(type, { _id }) ?? '/'}?${ITEM_PREVIEW}=${token}`;

  app.post<{ Querystring: { item?: string }; Body: Record<string, unknown> }>(
    `/content/${type.path}/previews`,
    describe(
      `Shows one of ${type.path} as a page before it is saved, by a link that ends after a day`,
      {
        ...done,
        query: {
          item: {
            type: 'string',
            format: 'uuid',
            description: 'Id of the stored item; left out for a new one',
          },
        },
        // A form that is shown before it is saved can be unfinished.
        body: draftSchema(withAlts(incompleteRules(type) ?? type.rules)),
      },
    ),
    async (request, reply) => {
      const { token, item, endsAt } = await addPreview(request, reply, {
        fields: request.body,
        item: request.query.item,
      });
      return reply.code(201).send({ path: pageUrlOf(item, token), endsAt });
    },
  );

  app.post<{ Params: { id: string; language: OtherLanguage }; Body: Record<string, Words> }>(
    `/content/${type.path}/:id/translations/:language/previews`,
    describe(
      `Shows a translation of one of ${type.path} as a page before it is saved, by a link that ends after a day`,
      {
        ...done,
        params: {
          ...idParam(type.item),
          language: { type: 'string', enum: TRANSLATION_LANGUAGES.map(({ code }) => code) },
        },
        body: named(`Sent${recordName(type)}Translation`, draftSchema(translationRules(type))),
      },
    ),
    async (request, reply) => {
      const { id, language } = request.params;
      if (!(await findRow(app.database, type, id))) throw notFound(type.item);
      const { token, endsAt } = await addPreview(request, reply, {
        fields: request.body,
        item: translationItem(id, language),
      });
      return reply.code(201).send({ path: localizedPath(language, pageUrlOf(id, token)), endsAt });
    },
  );
};

/** Links to pages that show a form's values before they are saved. */
export const itemPreviewRoutes = async (app: FastifyInstance): Promise<void> => {
  for (const type of CONTENT_TYPES)
    if (type.publishing && publicPath(type, { _id: 'id' }) !== undefined)
      previewRoutesOf(app, type);
};
