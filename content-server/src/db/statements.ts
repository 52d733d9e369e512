import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';
import { tablesOf } from './tablesOf';

/** The SQL of statements, each with its tables. */
export type Statements = Map<string, readonly string[]>;

const noting = new AsyncLocalStorage<Statements>();

/**
 * Kysely's `log`: it gets every statement that is run, whether built from parts or written by hand.
 */
export const noteStatement = ({ query }: Pick<LogEvent, 'query'>): void => {
  noting.getStore()?.set(query.sql, tablesOf(query));
};

/** Notes tables that were read without a statement. */
export const noteTables = (tables: readonly string[]): void => {
  noting.getStore()?.set(tables.join(' '), tables);
};

/** The statements that are noted where this runs; undefined where none are. */
export const statementsHere = (): Statements | undefined => noting.getStore();

/** Runs `work` and what follows from it; notes all statements that it runs. */
export const noteIn = (statements: Statements, work: () => void): void =>
  noting.run(statements, work);

/**
 * Runs `work` and returns its result with all statements that it ran, also in functions that it
 * called.
 */
export const withStatements = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: Statements }> => {
  const statements: Statements = new Map();
  return { result: await noting.run(statements, work), statements };
};
