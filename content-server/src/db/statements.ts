import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

const noting = new AsyncLocalStorage<Set<string>>();

/** Kysely's `log`: it gets every statement that is run, whether built from parts or written by hand. */
export const noteStatement = ({ query }: Pick<LogEvent, 'query'>): void => {
  noting.getStore()?.add(query.sql);
};

/** Runs `work` and returns its result with the SQL of all statements that it ran, also in functions that it called. */
export const withStatements = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: ReadonlySet<string> }> => {
  const statements = new Set<string>();
  return { result: await noting.run(statements, work), statements };
};
