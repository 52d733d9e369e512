import { publicationState, type ContentChecks } from '@charity-site/api-client/entities';
import { demoTables, emptyTables, type Row, type Tables } from './demoTables';
import { commentsOf, dashboardAnswer, listAnswer, upcomingEvents } from './listAnswers';

/**
 * Behaviour of the fake server: it answers, has no content, fails, fails to save, or never answers.
 */
export type ServerMode = 'answers' | 'empty' | 'failing' | 'full' | 'silent';

const ADMINISTRATOR = {
  _id: 'administrator',
  name: 'Grace Banda',
  email: 'grace@example.org',
  role: 'administrator',
};

type Answer = [status: number, body: unknown];

const CHECKS: ContentChecks = {
  drafts: { updates: 2 },
  untranslated: {},
  undescribed: 3,
  deadLinks: [],
};

const GONE: Answer = [404, { message: 'There is no such item.' }];

/** Reads other than lists, items and singletons. */
const read = ({ lists, singletons }: Tables, path: string, query: URLSearchParams): Answer => {
  if (path === 'auth/verify-token') return [200, { valid: true, admin: ADMINISTRATOR }];
  if (path === 'content/upcoming-events') {
    return [200, upcomingEvents(lists['content/events'] ?? [], Number(query.get('limit')))];
  }
  if (path === 'dashboard') return [200, dashboardAnswer({ lists, singletons })];
  if (path === 'dashboard/checks') return [200, CHECKS];
  const rows = lists[path];
  if (rows) return [200, listAnswer(path, rows, query)];
  const [, list = '', id] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
  if (id === 'items') return [200, []];
  if (list === 'content/comments/update')
    return [200, commentsOf(lists['content/comments'] ?? [], id ?? '')];
  const item = lists[list]?.find(({ _id }) => _id === id);
  const isShown =
    item && (query.get('drafts') === 'true' || publicationState(item) === 'published');
  if (isShown) return [200, item];
  return lists[list] ? GONE : [200, singletons[path] ?? null];
};

/** Changes the tables as the server would, with a simplified order and restore. */
const write = (
  { lists, singletons }: Tables,
  method: string,
  path: string,
  draft: Record<string, unknown>,
): Answer => {
  if (path === 'auth/login') return [200, { token: 'a-story' }];
  if (path === 'upload/image')
    return [201, { url: 'picture:borehole-pump', width: 1200, height: 800 }];
  const now = new Date().toISOString();
  const rows = lists[path];
  if (method === 'POST' && rows) {
    const row: Row = { read: false, ...draft, _id: `new-${now}`, createdAt: now, updatedAt: now };
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
  if (item && part !== '/place') return [200, Object.assign(item, draft, { updatedAt: now })];
  if (lists[list]) return item ? [200, item] : GONE;
  const single = path === 'content/page-hero' ? `${path}/${String(draft.pageIdentifier)}` : path;
  singletons[single] = method === 'DELETE' ? null : draft;
  return [200, singletons[single] ?? { message: 'Deleted.' }];
};

/** A `fetch` that answers the API calls from the demo content in memory. */
export const createDemoServer = (manners: ServerMode): typeof fetch => {
  const tables = manners === 'empty' ? emptyTables() : demoTables();
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api\//, '');
    // The administrator is always signed in.
    if (path !== 'auth/verify-token') {
      if (manners === 'silent') await new Promise(() => {});
      if (manners === 'failing')
        return Response.json({ message: 'The server is being mended.' }, { status: 500 });
      if (manners === 'full' && request.method !== 'GET')
        return Response.json({ message: 'The disk of the server is full.' }, { status: 507 });
    }
    const isForm = request.headers.get('Content-Type')?.includes('json') === true;
    const draft = isForm ? ((await request.json()) as Record<string, unknown>) : {};
    const [status, body] =
      request.method === 'GET'
        ? read(tables, path, searchParams)
        : write(tables, request.method, path, draft);
    return Response.json(body, { status });
  };
};
