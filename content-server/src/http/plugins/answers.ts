import { AsyncLocalStorage } from 'node:async_hooks';
import { CONTENT_TYPES, isFoundBySearch } from '@charity-site/api-client/entities';
import plugin from 'fastify-plugin';
import { withStatements, type Statements } from '../../db/statements';

/** Answer to a call of a page that is made in this process. */
export interface Answer {
  status: number;
  /** The parsed JSON. */
  body: unknown;
  /** The tables that the call read. */
  reads: string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answers a GET call in this process as an anonymous visitor would get it: by the same
     * handlers, access rules and schemas.
     * @param path of the call with its query, such as `/api/content/updates?page=1`
     * @throws Error for a path that is no call
     */
    answer: (path: string) => Promise<Answer>;
    /** Runs a work; answers its result and the tables that it read. */
    readsOf: <Result>(work: () => Promise<Result>) => Promise<{ result: Result; reads: string[] }>;
    /** The tables that statements read. */
    tablesIn: (statements: Statements) => string[];
  }
}

const ORIGIN = 'http://localhost';

/**
 * The index of the site's search has no revision of its own: triggers write it with these tables,
 * and nothing else does.
 */
const IN_SEARCH = [
  ...CONTENT_TYPES.filter(isFoundBySearch).map(({ table }) => table),
  'translations',
];

/** Set while such a call is answered. No request from outside can set it. */
const answering = new AsyncLocalStorage<true>();

/**
 * True if this runs for a call that was made in this process: nobody is connected, and it is part
 * of another request.
 */
export const isInternal = (): boolean => answering.getStore() === true;

/** Calls answered in the process, for pages that are made on the server. */
export const answers = plugin(async (app) => {
  const tablesIn = (statements: Statements): string[] => {
    const tables = [...statements.values()].flat();
    return [
      ...new Set(tables.flatMap((table) => (table.startsWith('searched_') ? IN_SEARCH : table))),
    ];
  };

  const readsOf = async <Result>(work: () => Promise<Result>) => {
    const { result, statements } = await withStatements(work);
    return { result, reads: tablesIn(statements) };
  };

  app.decorate('tablesIn', tablesIn);
  app.decorate('readsOf', readsOf);
  app.decorate('answer', async (path) => {
    const { origin, pathname, search } = new URL(path, ORIGIN);
    if (origin !== ORIGIN || !pathname.startsWith('/api/')) throw new Error(`${path} is no call.`);
    const { result, reads } = await readsOf(() =>
      // Awaited inside: an injected request begins when its answer is asked for.
      answering.run(true, async () => await app.inject({ method: 'GET', url: pathname + search })),
    );
    return { status: result.statusCode, body: result.json<unknown>(), reads };
  });
});
