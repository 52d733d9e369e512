import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';

// The baseline server of e2e/bench/calls.ts: bare node:http and one prepared statement per call. It
// reads the table that the content server has filled, and writes to one without triggers.
// Arguments: the database's file or URL.

type Ask = (values: (string | number)[]) => Promise<unknown[]> | unknown[];

const [place = ''] = process.argv.slice(2);
const isPostgres = place.startsWith('postgres:');

/** Prepares a statement on either database. */
const preparing = (): ((name: string, sql: string) => Ask) => {
  if (isPostgres) {
    const pool = new pg.Pool({ connectionString: place, max: 10 });
    return (name, sql) => {
      let parameter = 0;
      const text = sql.replaceAll('?', () => `$${++parameter}`);
      return async (values) => (await pool.query({ name, text, values })).rows as unknown[];
    };
  }
  const database = new DatabaseSync(place, { timeout: 5000 });
  database.exec('PRAGMA synchronous = FULL');
  return (_name, sql) => {
    const statement = database.prepare(sql);
    return (values) => statement.all(...values);
  };
};

const prepared = preparing();
const seen = `status = 'published' and "publishAt" <= ?`;
const found = `${seen} and "searchText" like ?`;
const page = 'select _id, title, date, image, description from updates';
const order = 'order by date desc, _id desc limit 10 offset ?';
await prepared(
  'table',
  'create table if not exists floor (_id text primary key, title text, description text)',
)([]);
const asks = {
  one: prepared('one', 'select * from updates where _id = ?'),
  count: prepared('count', `select count(*) as count from updates where ${seen}`),
  list: prepared('list', `${page} where ${seen} ${order}`),
  countFound: prepared('countFound', `select count(*) as count from updates where ${found}`),
  found: prepared('found', `${page} where ${found} ${order}`),
  add: prepared('add', 'insert into floor (_id, title, description) values (?, ?, ?)'),
};

const send = (response: ServerResponse, status: number, body: unknown) => {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const fail = (error: unknown) => send(response, 500, String(error));
  const add = async (body: string) => {
    const { title, description } = JSON.parse(body) as Record<string, string>;
    const _id = crypto.randomUUID();
    await asks.add([_id, title ?? '', description ?? '']);
    send(response, 201, { _id, title, description });
  };
  const read = async () => {
    const id = /updates\/(.+)$/.exec(pathname)?.[1];
    if (id) return send(response, 200, (await asks.one([id]))[0]);
    const now = new Date().toISOString();
    const offset = (Number(searchParams.get('page') ?? 1) - 1) * 10;
    const search = searchParams.get('search');
    const [count, updates] = await (search === null
      ? Promise.all([asks.count([now]), asks.list([now, offset])])
      : Promise.all([
          asks.countFound([now, `%${search}%`]),
          asks.found([now, `%${search}%`, offset]),
        ]));
    return send(response, 200, { updates, ...(count[0] as object) });
  };
  if (request.method === 'GET') {
    read().catch(fail);
    return;
  }
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => void add(body).catch(fail));
});
server.listen(0, '127.0.0.1', () =>
  console.log(` is at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.on('SIGTERM', () => process.exit(0));
