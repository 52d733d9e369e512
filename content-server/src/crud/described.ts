import {
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  type AnyContentType,
  type AnyListing,
  type AnySingleton,
} from '@charity-site/api-client/entities';
import type { FastifySchema } from 'fastify';
import { operation } from '../openApi/operation';
import {
  draftSchema,
  messageSchema,
  pageSchema,
  recordSchema,
  SAVED,
  STORED,
  type JsonSchema,
} from '../openApi/toJsonSchema';

/** The query of a list for /openapi.json. */
export const listQuerySchema = ({ filter, rules }: AnyListing): JsonSchema => ({
  page: { type: 'integer', minimum: 1, default: 1 },
  limit: { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE },
  search: { type: 'string' },
  ...(filter && { [filter]: (draftSchema(rules).properties as JsonSchema)[filter] }),
});

const fields = {
  type: 'string',
  description:
    'A comma list of fields; _id always comes along. Left out, an answer of more than 100 items holds no rich text.',
};
/** What a stored record of a list looks like. */
export const storedRecord = ({ rules }: AnyListing) => recordSchema(rules, STORED);
const signedIn = true;
const params = ['id'];

export const describeList = (resource: AnyContentType): FastifySchema =>
  operation({
    summary: `Lists ${resource.path}`,
    tag: resource.path,
    query: { ...listQuerySchema(resource), fields },
    answer: pageSchema(resource.items, storedRecord(resource)),
  });

export const describeGet = (resource: AnyContentType): FastifySchema =>
  operation({ summary: `Reads one of ${resource.path}`, tag: resource.path, params, answer: storedRecord(resource) });

export const describeCreate = (resource: AnyContentType): FastifySchema =>
  operation({
    summary: `Adds to ${resource.path}`,
    tag: resource.path,
    signedIn,
    body: draftSchema(resource.rules),
    status: 201,
    createsOnce: true,
    answer: storedRecord(resource),
  });

export const describeUpdate = (resource: AnyContentType): FastifySchema =>
  operation({
    summary: `Replaces one of ${resource.path}; with If-Match: "<updatedAt>" only if it is unchanged`,
    tag: resource.path,
    signedIn,
    params,
    body: draftSchema(resource.rules),
    answer: storedRecord(resource),
    problems: [412],
  });

export const describeRemove = ({ path }: AnyListing): FastifySchema =>
  operation({
    summary: `Deletes one of ${path}; it can be restored for 30 days`,
    tag: path,
    signedIn,
    params,
    answer: messageSchema,
  });

export const describeRestore = ({ path, owner }: AnyListing, record: JsonSchema): FastifySchema =>
  operation({
    summary: `Restores a deleted one of ${path}, for 30 days`,
    tag: path,
    signedIn,
    params,
    answer: record,
    problems: owner ? [409] : [],
  });

export const describeMove = (resource: AnyContentType): FastifySchema =>
  operation({
    summary: `Moves one of ${resource.path} a place up or down; the whole new order is stored, or nothing`,
    tag: resource.path,
    signedIn,
    params,
    body: {
      type: 'object',
      properties: { direction: { type: 'string', enum: ['up', 'down'] } },
      required: ['direction'],
    },
    answer: storedRecord(resource),
  });

export const describeSingle = (single: AnySingleton, keys?: string[]): FastifySchema =>
  operation({
    summary: `Reads ${single.path}; null when it is unset`,
    tag: single.path,
    params: keys,
    answer: { ...recordSchema(single.rules, SAVED), nullable: true },
  });

export const describeSaveSingle = (single: AnySingleton): FastifySchema =>
  operation({
    summary: `Creates or replaces ${single.path}; with If-Match: "<updatedAt>" only if it is unchanged, with If-None-Match: * only if it is unset`,
    tag: single.path,
    signedIn,
    body: draftSchema(single.rules),
    answer: recordSchema(single.rules, SAVED),
    problems: [412],
  });

export const describeRemoveSingle = (single: AnySingleton, keys?: string[]): FastifySchema =>
  operation({
    summary: `Deletes ${single.path}`,
    tag: single.path,
    signedIn,
    params: keys,
    answer: messageSchema,
    problems: keys ? [400] : [404],
  });
