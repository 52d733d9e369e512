import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, LogEvent } from 'kysely';
import { LRUCache } from 'lru-cache';

/** The SQL of statements, each with its tables. */
export type Statements = Map<string, readonly string[]>;

/** Statements whose tables are cached. Their texts are few, as they do not contain values. */
const CACHED_STATEMENTS_MAX = 500;

/** A node of Kysely's query tree. */
interface Node {
  kind: string;
  table?: { identifier?: { name?: string } };
}

const isNode = (value: object): value is Node => 'kind' in value && typeof value.kind === 'string';

/** Collects the tables of a query. A column's own reference to a table may be an alias. */
const collect = (value: unknown, tables: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    if (value.kind === 'ReferenceNode' || value.kind === 'ValueNode') return;
    const name = value.kind === 'TableNode' ? value.table?.identifier?.name : undefined;
    if (name !== undefined) tables.add(name);
  }
  for (const part of Object.values(value)) collect(part, tables);
};

const tablesBySql = new LRUCache<string, readonly string[], object>({
  max: CACHED_STATEMENTS_MAX,
  memoMethod: (_sql, _stale, { context }) => {
    const tables = new Set<string>();
    collect(context, tables);
    return [...tables];
  },
});

/**
 * Returns the tables of a statement. Raw SQL must name its tables by `sql.table`: a table in its
 * text is missed.
 */
const tablesOf = ({ sql, query }: Pick<CompiledQuery, 'sql' | 'query'>): readonly string[] =>
  tablesBySql.memo(sql, { context: query });

const tracking = new AsyncLocalStorage<Statements>();

/** Kysely's `log` function: called with every statement that runs. */
export const trackStatement = ({ query }: Pick<LogEvent, 'query'>): void => {
  tracking.getStore()?.set(query.sql, tablesOf(query));
};

/** Tracks tables that were read without a statement. */
export const trackTables = (tables: readonly string[]): void => {
  tracking.getStore()?.set(tables.join(' '), tables);
};

/** Returns the statements of the current tracking; undefined without one. */
export const currentTracking = (): Statements | undefined => tracking.getStore();

/** Runs `work`; tracks its statements and those of what it starts. */
export const runTracked = (statements: Statements, work: () => void): void =>
  tracking.run(statements, work);

/** Runs `work` and returns its result with all statements that it ran. */
export const withTracking = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: Statements }> => {
  const statements: Statements = new Map();
  return { result: await tracking.run(statements, work), statements };
};
