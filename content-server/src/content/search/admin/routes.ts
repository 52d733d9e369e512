import {
  SEARCH_HIT_STATES,
  SITE_SEARCH_MAX,
  type SearchResponse,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { operations } from '../../../http/openApi/operations';
import { optional } from '../../../http/openApi/toJsonSchema';
import { listsFor } from '../../rows/editors';
import { partsSchema } from '../site/highlight';
import { findEverything } from './findEverything';
import { searchOf } from './search';
import { BOOLEAN, TEXT, listOf, objectOf } from '../../../http/openApi/jsonSchema';

const group = objectOf({
  list: TEXT,
  entries: listOf(
    objectOf({
      _id: TEXT,
      list: TEXT,
      title: partsSchema,
      excerpt: partsSchema,
      language: optional({
        ...TEXT,
        description:
          'The language in which it has the words, and of its title and excerpt; left out for the first one',
      }),
      state: { type: 'string', enum: SEARCH_HIT_STATES },
    }),
  ),
  hasMore: BOOLEAN,
});

/** `GET /find`: one search over all that the caller may see in the admin area. */
export const findRoutes = async (app: FastifyInstance): Promise<void> => {
  app.get<{ Querystring: { q: string } }>(
    '/find',
    operations('search', 'editContent')(
      'Finds content in every state, singletons, messages, comments, people and the trash by their words',
      {
        query: { q: { type: 'string', maxLength: SITE_SEARCH_MAX, default: '' } },
        answer: objectOf({ groups: listOf(group) }),
      },
    ),
    async (request): Promise<SearchResponse> => ({
      groups: await findEverything(app.database, searchOf(request.query.q), listsFor(request)),
    }),
  );
};
