import {
  TRANSLATION_LANGUAGES,
  type OtherLanguage,
  type UntranslatedItem,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { INSTANT, listOf, objectOf, TEXT } from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';
import { listsFor } from '../rows/editors';
import { untranslatedItems } from '../translations/untranslated';

/** The content without a translation, limited to the caller's lists. */
export const untranslatedRoutes = async (app: FastifyInstance): Promise<void> => {
  const item = objectOf<UntranslatedItem>({ list: TEXT, item: TEXT, title: TEXT, at: INSTANT });
  app.get<{ Params: { language: OtherLanguage } }>(
    '/untranslated/:language',
    operations('translations', 'editContent')(
      'Lists public content that has no translation, newest first',
      {
        params: { language: { ...TEXT, enum: TRANSLATION_LANGUAGES.map(({ code }) => code) } },
        answer: objectOf({ items: listOf(item) }),
      },
    ),
    async (request) => ({
      items: await untranslatedItems(app.database, request.params.language, listsFor(request)),
    }),
  );
};
