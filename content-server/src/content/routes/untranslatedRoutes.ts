import {
  CONTENT_TYPES,
  SINGLETONS,
  TRANSLATION_LANGUAGES,
  type AnyDefinition,
  type OtherLanguage,
  type UntranslatedItem,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { INSTANT, listOf, objectOf, TEXT } from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';
import { listsFor } from '../rows/editors';
import { isPublicNow } from '../rows/publishing';
import { isUntranslated } from '../translations/states';

/** Maximum number of items returned. */
const ITEMS_MAX = 200;

/** The public rows of a definition that have words and no translation. */
const untranslatedIn = (definition: AnyDefinition, language: OtherLanguage) => {
  const { path, table, translatable = [] } = definition;
  const hasWords = sql.join(
    translatable.map((field) => sql`${sql.ref(field)} <> ''`),
    sql` or `,
  );
  const [title, at] =
    'searchIn' in definition
      ? [sql.ref(String(definition.searchIn[0])), sql.ref('createdAt')]
      : [sql`''`, sql.ref('updatedAt')];
  const isVisible =
    'publishing' in definition && definition.publishing ? isPublicNow() : sql`1 = 1`;
  return sql`select ${path} as list, _id as item, ${title} as title, ${at} as at
    from ${sql.table(table)} as content
    where (${hasWords}) and ${isVisible} and ${isUntranslated(path, language)}`;
};

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
    async (request) => {
      const lists = listsFor(request);
      const definitions = [...CONTENT_TYPES, ...SINGLETONS].filter(
        ({ path, translatable }) => translatable && (!lists || lists.includes(path)),
      );
      const found = sql.join(
        definitions.map((definition) => untranslatedIn(definition, request.params.language)),
        sql` union all `,
      );
      const { rows: items } = await sql<UntranslatedItem>`
        select * from (${found}) as content order by at desc limit ${ITEMS_MAX}`.execute(
        app.database,
      );
      return { items };
    },
  );
};
