import { AsyncLocalStorage } from 'node:async_hooks';
import { CONTENT_TYPES, isSearchable } from '@charity-site/api-client/entities';
import plugin from 'fastify-plugin';
import { withTracking, type Statements } from '../../db/queryTracking';

/** Response to an internal call. */
export interface InternalResponse {
  status: number;
  /** The parsed JSON. */
  body: unknown;
  /** The tables that the call queried. */
  tables: string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs a GET call in this process as an anonymous visitor, with the same handlers, access rules
     * and schemas. Used by pages that are rendered on the server.
     * @param path with its query, such as `/api/content/updates?page=1`
     * @throws Error for a path outside the API
     */
    callInternally: (path: string) => Promise<InternalResponse>;
    /** Runs a function; resolves to its result and the tables that it queried. */
    withTables: <Result>(
      work: () => Promise<Result>,
    ) => Promise<{ result: Result; tables: string[] }>;
    /** The tables of statements, with those that triggers copy into the search index. */
    resolveTables: (statements: Statements) => string[];
  }
}

const ORIGIN = 'http://localhost';

/** The site's search index has no revision of its own: triggers fill it from these tables only. */
const IN_SEARCH = [...CONTENT_TYPES.filter(isSearchable).map(({ table }) => table), 'translations'];

/** Set during an internal call. No external request can set it. */
const internalCall = new AsyncLocalStorage<true>();

/** True during an internal call: there is no connection, and it is part of another request. */
export const isInternalCall = (): boolean => internalCall.getStore() === true;

export const internalCalls = plugin(
  async (app) => {
    const resolveTables = (statements: Statements): string[] => {
      const tables = [...statements.values()].flat();
      return [
        ...new Set(tables.flatMap((table) => (table.startsWith('searched_') ? IN_SEARCH : table))),
      ];
    };

    const withTables = async <Result>(work: () => Promise<Result>) => {
      const { result, statements } = await withTracking(work);
      return { result, tables: resolveTables(statements) };
    };

    app.decorate('resolveTables', resolveTables);
    app.decorate('withTables', withTables);
    app.decorate('callInternally', async (path) => {
      const { origin, pathname, search } = new URL(path, ORIGIN);
      if (origin !== ORIGIN || !pathname.startsWith('/api/'))
        throw new Error(`${path} is no call.`);
      const { result, tables } = await withTables(() =>
        // Awaited inside: an injected request starts when its promise is awaited.
        internalCall.run(
          true,
          async () => await app.inject({ method: 'GET', url: pathname + search }),
        ),
      );
      return { status: result.statusCode, body: result.json<unknown>(), tables };
    });
  },
  { name: 'internal-calls' },
);
