import { PAGE_KEYS, pageHeroes } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { badInput } from '../../http/httpError';
import { singletonRoutes } from './singletonRoutes';

/** Page heroes, one for each page key. */
export const pageHeroRoutes = (app: FastifyInstance): void =>
  singletonRoutes(app, pageHeroes, {
    keys: { page: { type: 'string', enum: PAGE_KEYS } },
    keyField: 'pageIdentifier',
    // An unknown page key is a 400. Its error has the same field name as in a body.
    schemaErrorFormatter: () =>
      badInput({ pageIdentifier: `Page must be one of: ${PAGE_KEYS.join(', ')}.` }),
  });
