import { PAGE_SIZE, PAGE_SIZE_MAX } from 'api-client/entities';
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
import type { Listed, Resource } from './resource';
import type { Single } from './single';

/** The query of a list for /openapi.json. */
export const listQuerySchema = ({ filter, rules }: Listed): JsonSchema => ({
  page: { type: 'integer', minimum: 1, default: 1 },
  limit: { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE },
  search: { type: 'string' },
  ...(filter && { [filter]: (draftSchema(rules).properties as JsonSchema)[filter] }),
});

const fields = { type: 'string', description: 'A comma list of fields; _id always comes along.' };
const recordOf = ({ rules }: Listed) => recordSchema(rules, STORED);
const signedIn = true;
const params = ['id'];

export const describeList = (resource: Resource): FastifySchema =>
  operation({
    summary: `Lists ${resource.path}`,
    tag: resource.path,
    query: { ...listQuerySchema(resource), fields },
    answer: pageSchema(resource.items, recordOf(resource)),
  });

export const describeGet = (resource: Resource): FastifySchema =>
  operation({ summary: `Reads one of ${resource.path}`, tag: resource.path, params, answer: recordOf(resource) });

export const describeCreate = (resource: Resource): FastifySchema =>
  operation({
    summary: `Adds to ${resource.path}`,
    tag: resource.path,
    signedIn,
    body: draftSchema(resource.rules),
    status: 201,
    answer: recordOf(resource),
  });

export const describeUpdate = (resource: Resource): FastifySchema =>
  operation({
    summary: `Replaces one of ${resource.path}; with If-Match: "<updatedAt>" only if it is unchanged`,
    tag: resource.path,
    signedIn,
    params,
    body: draftSchema(resource.rules),
    answer: recordOf(resource),
    problems: [412],
  });

export const describeRemove = (resource: Resource): FastifySchema =>
  operation({
    summary: `Deletes one of ${resource.path}`,
    tag: resource.path,
    signedIn,
    params,
    answer: messageSchema,
  });

export const describeRestore = (resource: Resource): FastifySchema =>
  operation({
    summary: `Brings a deleted one of ${resource.path} back, for 30 days`,
    tag: resource.path,
    signedIn,
    params,
    answer: recordOf(resource),
  });

export const describeMove = (resource: Resource): FastifySchema =>
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
    answer: recordOf(resource),
  });

export const describeSingle = (single: Single, keys?: string[]): FastifySchema =>
  operation({
    summary: `Reads ${single.path}; null when it is unset`,
    tag: single.path,
    params: keys,
    answer: { ...recordSchema(single.rules, SAVED), nullable: true },
  });

export const describeSaveSingle = (single: Single): FastifySchema =>
  operation({
    summary: `Creates or replaces ${single.path}`,
    tag: single.path,
    signedIn,
    body: draftSchema(single.rules),
    answer: recordSchema(single.rules, SAVED),
    problems: [412],
  });

export const describeRemoveSingle = (single: Single, keys?: string[]): FastifySchema =>
  operation({
    summary: `Deletes ${single.path}`,
    tag: single.path,
    signedIn,
    params: keys,
    answer: messageSchema,
    problems: keys ? [400] : [404],
  });
