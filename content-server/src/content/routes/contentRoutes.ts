import {
  events,
  hasPages,
  publicationState,
  type AnyContentType,
  type Publication,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { bookedDays } from '../rows/bookedDays';
import { savingAutosave } from '../autosave/autosaves';
import { findIdBySlug } from '../slugs/findIdBySlug';
import { freePath } from '../slugs/freePath';
import type { ListRow } from '../../db/database';
import { actorOf } from '../history/recordChange';
import { existing, HttpError, notFound } from '../../http/httpError';
import { translationRoutes } from './translationRoutes';
import { expandRecords, expandRecord, memoryFactor, type ExpandQuery } from '../crud/expand';
import { idempotencyKeyOf } from '../rows/idempotencyKey';
import { createOnce } from '../crud/createOnce';
import { pagingOf } from '../rows/paging';
import { listQueryOf, type ListQuerystring } from '../rows/listQuery';
import { isPublic } from '../rows/publishing';
import { toResponse, recordOf, recordWithPublication } from '../rows/rows';
import { dateRangeOf } from '../rows/dateRange';
import {
  describeCreate,
  describeGet,
  describeList,
  describeMove,
  describeUpdate,
  storedRecord,
} from '../crud/contentSchemas';
import { idParam, type ById } from '../../http/openApi/toJsonSchema';
import { isOrdered, moveRow, type Move } from '../crud/positions';
import { removalRoutes } from './removalRoutes';
import { reviewRoutes } from './reviewRoutes';
import { endReview, reviewStates } from '../review/reviews';
import { findRow, readPage, replaceRow } from '../crud/store';
import { requireDraft } from '../crud/writers';
import { expectedVersion, sendVersioned } from '../crud/version';

type DraftsQuery = { Querystring: { drafts?: boolean } };
type DraftBody = { Body: Record<string, unknown> };

/** Adds the routes of one content type under `/content/{path}`. */
export const contentRoutes = (
  app: FastifyInstance,
  resource: AnyContentType,
  { timeZone }: { timeZone: string },
): void => {
  const { database } = app;
  const list = `/content/${resource.path}`;
  const one = `${list}/:id`;
  const check = freePath(app, resource);

  const recordFor = (
    { query }: { query: { drafts?: boolean; pictures?: boolean } },
    row: ListRow,
  ): Record<string, unknown> => ({
    ...(query.drafts ? recordWithPublication : recordOf)(row),
    // By default only the fields of the entity; a page that shows the item also needs slug and
    // excerpt.
    ...(query.pictures && hasPages(resource) && { slug: row.slug, excerpt: row.excerpt }),
  });

  /** 404 of an item that visitors do not see. For one that has ended, it contains the title. */
  const notPublic = async (row: ListRow, { language }: ExpandQuery): Promise<HttpError> => {
    if (!hasPages(resource) || publicationState(row as Partial<Publication>) !== 'ended')
      return notFound(resource.item);
    const titled = { key: row._id, record: { title: row.title } };
    const { title } = await expandRecord(app, resource, titled, { language });
    return new HttpError(404, notFound(resource.item).message, undefined, { ended: title });
  };

  app.get<{ Querystring: ListQuerystring & ExpandQuery }>(
    list,
    describeList(resource),
    async (request, reply) => {
      const dates = dateRangeOf(resource, request.query, timeZone);
      const query = { ...listQueryOf(request.query, resource), dates };
      const factor = memoryFactor(request.query);
      const page = await readPage(database, resource, query, (bytes) =>
        app.reserveMemory(reply, bytes * factor),
      );
      const records = page.rows.map((row) => ({ key: String(row._id), record: toResponse(row) }));
      const items = await expandRecords(app, resource, records, request.query);
      const paging = pagingOf(query, page.totalItems);
      if (!query.state) return { [resource.items]: items, ...paging };
      const ids = items.map(({ _id }) => String(_id));
      const reviews = await reviewStates(database, resource.path, ids);
      const days = resource === events && (await bookedDays(database, ids));
      const reviewed = items.map((item) => ({
        ...item,
        ...reviews.get(item._id),
        ...(days && { booked: days.filter(({ event }) => event === item._id) }),
      }));
      return { [resource.items]: reviewed, ...paging };
    },
  );

  app.get<ById & { Querystring: DraftsQuery['Querystring'] & ExpandQuery }>(
    one,
    describeGet(resource),
    async (request, reply) => {
      const { query } = request;
      const id = await findIdBySlug(database, resource, request.params.id);
      const row = existing(await findRow(database, resource, id), resource.item);
      if (!query.drafts && !isPublic(resource, row)) throw await notPublic(row, query);
      const reviews = query.drafts && (await reviewStates(database, resource.path, [row._id]));
      const record: Record<string, unknown> = {
        ...recordFor(request, row),
        ...(reviews && reviews.get(row._id)),
        ...(row.capacity && { booked: await bookedDays(database, [row._id]) }),
      };
      const one = { key: row._id, record };
      return sendVersioned(reply, await expandRecord(app, resource, one, query));
    },
  );

  app.post<DraftBody & DraftsQuery>(list, describeCreate(resource), async (request, reply) => {
    const options = { key: idempotencyKeyOf(request), by: actorOf(request), check };
    const { body } = request;
    const row = await savingAutosave(database, request, async (transaction) => {
      await requireDraft(transaction, request, resource, { body });
      return createOnce(transaction, resource, body, options);
    });
    return sendVersioned(reply.code(201), recordFor(request, row));
  });

  app.put<ById & DraftBody & DraftsQuery>(one, describeUpdate(resource), async (request, reply) => {
    const options = { version: expectedVersion(request), by: actorOf(request), check };
    const {
      body,
      params: { id },
    } = request;
    const row = await savingAutosave(database, request, async (transaction) => {
      await requireDraft(transaction, request, resource, { id, body });
      const saved = await replaceRow(transaction, resource, id, body, options);
      if (saved) await endReview(transaction, resource.path, saved);
      return saved;
    });
    return sendVersioned(reply, recordFor(request, existing(row, resource.item)));
  });

  if (isOrdered(resource))
    app.put<ById & { Body: Move }>(
      `${one}/place`,
      describeMove(resource),
      async (request, reply) => {
        const { direction } = request.body;
        const { id } = request.params;
        const row = await moveRow(database, resource, {
          id,
          direction,
          by: actorOf(request),
          key: idempotencyKeyOf(request),
        });
        return sendVersioned(reply, recordOf(existing(row, resource.item)));
      },
    );

  reviewRoutes(app, resource);
  translationRoutes(app, resource, one, idParam(resource.item));
  removalRoutes(app, { list: resource, path: list, record: storedRecord(resource) });
};
