import {
  DEFAULT_LANGUAGE,
  isListing,
  TRANSLATION_LANGUAGES,
  TRANSLATION_STATES,
  translationRules,
  type AnyDefinition,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { savingAutosave } from '../autosave/autosaves';
import { expectedSingletonVersion, sendVersioned } from '../crud/version';
import { listsQuery } from '../crud/lists';
import { actorOf } from '../history/recordChange';
import { existing } from '../../http/httpError';
import { operations } from '../../http/openApi/operations';
import { draftSchema, named, recordName } from '../../http/openApi/toJsonSchema';
import { requireDraft } from '../crud/writers';
import { draftActionFor } from '../rows/editors';
import {
  readSourceRow,
  readTranslation,
  saveTranslation,
  type StoredTranslation,
} from '../translations/saveTranslation';
import { translationStates } from '../translations/states';
import { INSTANT, TEXT, listOf, objectOf, type JsonSchema } from '../../http/openApi/jsonSchema';

type TranslationParams = { Params: { id?: string; page?: string; language: LanguageCode } };

const texts = { type: 'object', additionalProperties: true };

const languageParam: JsonSchema = {
  language: { ...TEXT, enum: TRANSLATION_LANGUAGES.map(({ code }) => code) },
};

const translation: JsonSchema = named(
  'Translation',
  objectOf({
    words: { ...texts, description: 'The words of each translated field' },
    sources: {
      ...texts,
      description: `The words from which a field was translated, where those in ${DEFAULT_LANGUAGE} have changed since`,
    },
    updatedAt: INSTANT,
  }),
);

const described = (definition: AnyDefinition) =>
  operations(definition.path, draftActionFor(definition));

/**
 * Adds the translation routes of a list or a singleton.
 * @param url of the item or singleton, such as `/content/updates/:id`
 * @param keys schema of its parameters
 */
export const translationRoutes = (
  app: FastifyInstance,
  definition: AnyDefinition,
  url: string,
  keys: JsonSchema = {},
): void => {
  if (!definition.translatable) return;
  const { database } = app;
  const path = `${url}/translations/:language`;
  const params = { ...keys, ...languageParam };
  const of = ({ params: { id, page, language } }: { params: TranslationParams['Params'] }) => ({
    definition,
    key: id ?? page ?? definition.path,
    language,
  });

  if (isListing(definition))
    app.get<TranslationParams>(
      `/content/${definition.path}/translations/:language`,
      described(definition)(`Says which of ${definition.path} are translated`, {
        params: languageParam,
        answer: objectOf({
          items: listOf(
            objectOf({ item: TEXT, state: { type: 'string', enum: TRANSLATION_STATES } }),
          ),
        }),
      }),
      async ({ params: { language } }) => ({
        items: await translationStates(database, definition, language),
      }),
    );

  app.get<TranslationParams>(
    path,
    described(definition)(
      `Reads the translation of one of ${definition.path}; null when there is none`,
      {
        params,
        query: listsQuery(definition),
        answer: { ...translation, nullable: true },
      },
    ),
    async (request, reply) => {
      const sourceRow = existing(await readSourceRow(database, of(request)), definition.item);
      const stored = await readTranslation(database, of(request), sourceRow);
      // Fastify would send null as an empty body.
      if (!stored) return reply.type('application/json').send('null');
      return stored;
    },
  );

  app.put<TranslationParams & { Body: StoredTranslation['words'] }>(
    path,
    described(definition)(
      `Replaces the translation of one of ${definition.path}; with If-Match: "<updatedAt>" only if it is unchanged, with If-None-Match: * only if there is none`,
      {
        params,
        query: listsQuery(definition),
        body: named(
          `Sent${recordName(definition)}Translation`,
          draftSchema(translationRules(definition)),
        ),
        answer: translation,
        endsAutosave: true,
        errorStatuses: [412],
      },
    ),
    async (request, reply) => {
      const options = { version: expectedSingletonVersion(request), by: actorOf(request) };
      const stored = await savingAutosave(database, request, async (transaction) => {
        await requireDraft(transaction, request, definition, { id: of(request).key });
        return saveTranslation(transaction, of(request), request.body, options);
      });
      return sendVersioned(reply, { ...existing(stored, definition.item) });
    },
  );
};
