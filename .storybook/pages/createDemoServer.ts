import { publicationState, type ContentChecks } from '@charity-site/api-client/entities';
import { demoTables, emptyTables, type Row, type Tables } from './demoTables';
import { commentsOf, dashboardResponse, listResponse, upcomingEvents } from './listResponses';

/**
 * Behaviour of the fake server: it works, has no content, fails, fails to save, or never responds.
 */
export type ServerMode = 'answers' | 'empty' | 'failing' | 'full' | 'silent';

const ADMINISTRATOR = {
  _id: 'administrator',
  name: 'Grace Banda',
  email: 'grace@example.org',
  role: 'administrator',
};

type DemoResponse = [status: number, body: unknown];

const CHECKS: ContentChecks = {
  drafts: { updates: 2 },
  untranslated: {},
  undescribed: 3,
  deadLinks: [],
};

const NOT_FOUND: DemoResponse = [404, { message: 'There is no such item.' }];

/** Reads other than lists, items and singletons. */
const read = (
  { lists, singletons }: Tables,
  path: string,
  query: URLSearchParams,
): DemoResponse => {
  if (path === 'auth/verify-token') return [200, { valid: true, admin: ADMINISTRATOR }];
  if (path === 'content/upcoming-events') {
    return [200, upcomingEvents(lists['content/events'] ?? [], Number(query.get('limit')))];
  }
  if (path === 'dashboard') return [200, dashboardResponse({ lists, singletons })];
  if (path === 'dashboard/checks') return [200, CHECKS];
  const rows = lists[path];
  if (rows) return [200, listResponse(path, rows, query)];
  const [, list = '', id] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
  if (id === 'items') return [200, []];
  if (list === 'content/comments/update')
    return [200, commentsOf(lists['content/comments'] ?? [], id ?? '')];
  const item = lists[list]?.find(({ _id }) => _id === id);
  const isShown =
    item && (query.get('drafts') === 'true' || publicationState(item) === 'published');
  if (isShown) return [200, item];
  return lists[list] ? NOT_FOUND : [200, singletons[path] ?? null];
};

/** Changes the tables as the server would. Moving an item has no effect. */
const write = (
  { lists, singletons }: Tables,
  method: string,
  path: string,
  fields: Record<string, unknown>,
): DemoResponse => {
  if (path === 'auth/login') return [200, { token: 'a-story' }];
  if (path === 'upload/image')
    return [201, { url: 'picture:borehole-pump', width: 1200, height: 800 }];
  const now = new Date().toISOString();
  const rows = lists[path];
  if (method === 'POST' && rows) {
    const row: Row = { read: false, ...fields, _id: `new-${now}`, createdAt: now, updatedAt: now };
    rows.push(row);
    return [201, row];
  }
  const [, list = '', id, part] =
    /^(messages|content\/[\w-]+)\/([^/]+)(\/[a-z]+)?$/.exec(path) ?? [];
  const item = lists[list]?.find(({ _id }) => _id === id);
  if (item && method === 'DELETE') {
    lists[list]?.splice(lists[list].indexOf(item), 1);
    return [200, { message: 'Deleted.' }];
  }
  if (item && part !== '/place') return [200, Object.assign(item, fields, { updatedAt: now })];
  if (lists[list]) return item ? [200, item] : NOT_FOUND;
  const single = path === 'content/page-hero' ? `${path}/${String(fields.pageIdentifier)}` : path;
  singletons[single] = method === 'DELETE' ? null : fields;
  return [200, singletons[single] ?? { message: 'Deleted.' }];
};

/** A `fetch` that serves the API from the demo content in memory. */
export const createDemoServer = (mode: ServerMode): typeof fetch => {
  const tables = mode === 'empty' ? emptyTables() : demoTables();
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api\//, '');
    // The administrator is always signed in.
    if (path !== 'auth/verify-token') {
      if (mode === 'silent') await new Promise(() => {});
      if (mode === 'failing')
        return Response.json({ message: 'The server is down for maintenance.' }, { status: 500 });
      if (mode === 'full' && request.method !== 'GET')
        return Response.json({ message: 'The disk of the server is full.' }, { status: 507 });
    }
    const isJson = request.headers.get('Content-Type')?.includes('json') === true;
    const fields = isJson ? ((await request.json()) as Record<string, unknown>) : {};
    const [status, body] =
      request.method === 'GET'
        ? read(tables, path, searchParams)
        : write(tables, request.method, path, fields);
    return Response.json(body, { status });
  };
};
