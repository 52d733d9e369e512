import {
  events,
  hasPages,
  incompleteRules,
  sentRules,
  TRASH_DAYS,
  withAlts,
  type AnyContentType,
  type AnyListing,
  type AnySingleton,
} from '@charity-site/api-client/entities';
import { operations } from '../../http/openApi/operations';
import { actionFor, draftActionFor } from '../rows/editors';
import {
  BOOLEAN,
  COUNT,
  listOf,
  objectOf,
  TEXT,
  type JsonSchema,
} from '../../http/openApi/jsonSchema';
import {
  ADDRESSED,
  addressParam,
  draftSchema,
  EXCERPT,
  idParam,
  named,
  optional,
  pageSchema,
  recordName,
  recordSchema,
  SAVED,
  STORED,
  trashedSchema,
} from '../../http/openApi/toJsonSchema';
import { expandQuerySchema, expandedSchema } from './expand';
import { datesQuery, draftsQuery, listQuerySchema } from '../rows/listQuery';
import { listsQuery } from './lists';
import { moveRules } from './positions';

/** The columns that the server adds to an item of a list. */
const addedTo = (listed: AnyListing): JsonSchema => ({
  ...STORED,
  ...(hasPages(listed) && ADDRESSED),
});
const record = (listed: AnyListing): JsonSchema =>
  recordSchema(sentRules(listed), {
    extra: {
      ...addedTo(listed),
      ...(listed.excerptFrom !== undefined && EXCERPT),
      ...expandedSchema(listed),
      ...(listed === events && {
        booked: optional(listOf(objectOf({ day: TEXT, people: COUNT }))),
      }),
      ...(listed.publishing && { review: optional(BOOLEAN), sentBack: optional(BOOLEAN) }),
    },
    whenDraft: incompleteRules(listed),
    // Only responses with drafts always contain the publication and later fields.
    optional: Object.keys(sentRules(listed).fields).filter(
      (name) => !(name in listed.rules.fields) || listed.addedFields?.includes(name),
    ),
  });
/** Schema of an item of a list. */
export const storedRecord = (listed: AnyListing): JsonSchema =>
  named(recordName(listed), record(listed));
/** Schema of an item in a list response, which has only the requested fields. */
export const listedRecord = (listed: AnyListing): JsonSchema =>
  named(`${recordName(listed)}InList`, { ...record(listed), required: ['_id'] });
/** Schema of a singleton. */
const savedRecord = (singleton: AnySingleton): JsonSchema =>
  named(
    recordName(singleton),
    recordSchema(singleton.rules, { extra: { ...SAVED, ...expandedSchema(singleton) } }),
  );
/** Describes operations that change a list. */
const changing = ({ path }: AnyListing) => operations(path, actionFor(path));

/** Describes operations that save an item, which can be a draft. */
const saving = (resource: AnyContentType) => operations(resource.path, draftActionFor(resource));

const readersOf = ({ publishing }: AnyContentType) => (publishing ? 'published' : 'public');

export const describeList = (resource: AnyContentType) =>
  operations(resource.path, readersOf(resource))(`Lists ${resource.path}`, {
    query: {
      ...listQuerySchema(resource),
      ...datesQuery(resource),
      ...expandQuerySchema(resource),
    },
    answer: pageSchema(resource.items, listedRecord(resource)),
  });

export const describeGet = (resource: AnyContentType) =>
  operations(resource.path, readersOf(resource))(`Reads one of ${resource.path}`, {
    params: hasPages(resource) ? addressParam(resource.item) : idParam(resource.item),
    query: { ...(resource.publishing && draftsQuery), ...expandQuerySchema(resource) },
    answer: storedRecord(resource),
  });

/** Schema of the body of a save. A draft can be incomplete. */
const itemBody = (resource: AnyContentType): JsonSchema => {
  const rules = incompleteRules(resource);
  return named(`Sent${recordName(resource)}`, {
    ...draftSchema(
      withAlts(sentRules(resource)),
      rules && withAlts(sentRules({ ...resource, rules })),
    ),
    ...(rules && {
      description: `With the status draft, only ${resource.searchIn[0]} is required.`,
    }),
  });
};

/** Query of saves, whose response is the item. */
const saveQuery = (resource: AnyContentType): JsonSchema => ({
  ...(resource.publishing && draftsQuery),
  ...listsQuery(resource),
});

export const describeCreate = (resource: AnyContentType) =>
  saving(resource)(`Adds to ${resource.path}`, {
    body: itemBody(resource),
    status: 201,
    createsOnce: true,
    endsAutosave: true,
    query: saveQuery(resource),
    answer: storedRecord(resource),
  });

export const describeUpdate = (resource: AnyContentType) =>
  saving(resource)(
    `Replaces one of ${resource.path}; with If-Match: "<updatedAt>" only if it is unchanged`,
    {
      params: idParam(resource.item),
      body: itemBody(resource),
      query: saveQuery(resource),
      answer: storedRecord(resource),
      endsAutosave: true,
      errorStatuses: [412],
    },
  );

/** @param errorStatuses further ones, of a list whose items cannot always be deleted */
export const describeRemove = (listed: AnyListing, errorStatuses: number[] = []) =>
  changing(listed)(`Deletes one of ${listed.path}; it can be restored for ${TRASH_DAYS} days`, {
    params: idParam(listed.item),
    errorStatuses,
  });

export const describeRestore = (listed: AnyListing, record: JsonSchema) =>
  changing(listed)(`Restores a deleted one of ${listed.path}, for ${TRASH_DAYS} days`, {
    params: idParam(listed.item),
    query: listsQuery(listed),
    answer: record,
    errorStatuses: listed.owner ? [409] : [],
  });

export const describeMove = (resource: AnyContentType) =>
  changing(resource)(
    `Moves one of ${resource.path} a place up or down; the whole new order is stored, or nothing`,
    {
      params: idParam(resource.item),
      body: named('Move', draftSchema(moveRules)),
      query: listsQuery(resource),
      answer: storedRecord(resource),
      movesOnce: true,
    },
  );

export const describeSingleton = (singleton: AnySingleton, keys?: JsonSchema) =>
  operations(singleton.path, singleton.temporary ? 'published' : 'public')(
    `Reads ${singleton.path}; null when it is unset`,
    {
      params: keys,
      query: { ...expandQuerySchema(singleton), ...(singleton.temporary && draftsQuery) },
      answer: { ...savedRecord(singleton), nullable: true },
    },
  );

export const describeSaveSingleton = (singleton: AnySingleton) =>
  operations(singleton.path, 'editSite')(
    `Creates or replaces ${singleton.path}; with If-Match: "<updatedAt>" only if it is unchanged, with If-None-Match: * only if it is unset`,
    {
      query: listsQuery(singleton),
      body: named(`Sent${recordName(singleton)}`, draftSchema(withAlts(singleton.rules))),
      answer: savedRecord(singleton),
      endsAutosave: true,
      errorStatuses: [412],
    },
  );

export const describeRemoveSingleton = (singleton: AnySingleton, keys?: JsonSchema) =>
  operations(singleton.path, 'editSite')(`Deletes ${singleton.path}`, {
    params: keys,
    answer: trashedSchema,
    errorStatuses: keys ? [] : [404],
  });
