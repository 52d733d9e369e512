import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

const noting = new AsyncLocalStorage<Set<string>>();

/** Kysely's `log`: it gets every statement that is run, whether built from parts or written by hand. */
export const noteStatement = ({ query }: Pick<LogEvent, 'query'>): void => {
  noteTables(query.sql);
};

/** Notes a text that names tables which were read without a statement. */
export const noteTables = (text: string): void => {
  noting.getStore()?.add(text);
};

/** The statements that are noted where this runs; undefined where none are. */
export const statementsHere = (): Set<string> | undefined => noting.getStore();

/** Runs `work` and what follows from it; notes the SQL of all statements that it runs. */
export const noteIn = (statements: Set<string>, work: () => void): void => noting.run(statements, work);

/** Runs `work` and returns its result with the SQL of all statements that it ran, also in functions that it called. */
export const withStatements = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: ReadonlySet<string> }> => {
  const statements = new Set<string>();
  return { result: await noting.run(statements, work), statements };
};
