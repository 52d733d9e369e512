import {
  CONTENT_TYPES,
  dateColumnOf,
  projects,
  type AnyContentType,
  type ItemOfProject,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { operations } from '../../http/openApi/operations';
import { listOf, objectOf, TEXT } from '../../http/openApi/jsonSchema';
import { addressParam } from '../../http/openApi/toJsonSchema';
import { existing } from '../../http/httpError';
import { findIdBySlug } from '../slugs/findIdBySlug';
import { expandRecords, expandQuerySchema, expandedSchema, type ExpandQuery } from '../crud/expand';
import { findPublicRow, readPage } from '../crud/store';
import { toResponse } from '../rows/rows';

/** Maximum number of items in a response. */
const ITEMS_MAX = 24;

/** The content types whose items can belong to a project: those with the field. */
const TYPES = CONTENT_TYPES.filter(({ rules }) => 'project' in rules.fields);

/** The newest items of a type that belong to a project. */
const itemsIn = async (
  app: FastifyInstance,
  type: AnyContentType,
  project: string,
  query: ExpandQuery,
): Promise<ItemOfProject[]> => {
  const date = dateColumnOf(type)?.column ?? 'createdAt';
  const fields = ['title', 'slug', 'image', date];
  const listQuery = { page: 1, limit: ITEMS_MAX, search: '', where: { project }, fields };
  const { rows } = await readPage(app.database, type, listQuery);
  const records = rows.map((row) => ({ key: String(row._id), record: toResponse(row) }));
  const items = await expandRecords(app, type, records, query);
  return items.map(
    ({ [date]: day, ...item }) => ({ ...item, list: type.path, date: day }) as ItemOfProject,
  );
};

const answer = listOf(
  objectOf({
    _id: TEXT,
    list: TEXT,
    slug: TEXT,
    title: TEXT,
    image: TEXT,
    date: TEXT,
    ...expandedSchema(projects),
  }),
);

/**
 * `GET /content/projects/{id}/items`: the public items that belong to a public project, the newest
 * first
 */
export const projectItemRoutes = async (app: FastifyInstance): Promise<void> => {
  const described = operations(projects.path, 'public')(
    'Lists the news, stories, use cases and events that belong to a project',
    { params: addressParam(projects.item), query: expandQuerySchema(projects), answer },
  );
  app.get<{ Params: { id: string }; Querystring: ExpandQuery }>(
    `/content/${projects.path}/:id/items`,
    described,
    async ({ params, query }): Promise<ItemOfProject[]> => {
      const project = await findPublicRow(
        app.database,
        projects,
        await findIdBySlug(app.database, projects, params.id),
      );
      const { _id } = existing(project, projects.item);
      const found = await Promise.all(TYPES.map((type) => itemsIn(app, type, _id, query)));
      return found
        .flat()
        .sort((one, other) => other.date.localeCompare(one.date))
        .slice(0, ITEMS_MAX);
    },
  );
};
