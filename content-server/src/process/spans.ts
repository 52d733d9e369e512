import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

/** Attributes of a span: no input of people, and no URLs with their queries. */
export type SpanFacts = Record<string, string | number>;

/** A started span: a part of the work for one request. */
export interface OpenSpan {
  /** Starts a child span. */
  begin: (name: string, facts?: SpanFacts) => OpenSpan;
  /** Adds a child span that has just ended. @param took in ms */
  add: (name: string, took: number, facts: SpanFacts, failed: boolean) => void;
  end: (facts?: SpanFacts, failed?: boolean) => void;
}

/** Set while a request is traced. It loads nothing of OpenTelemetry. */
const current = new AsyncLocalStorage<OpenSpan>();

/** Runs a function within a span; without a span, just runs it. */
export const within = <Result>(span: OpenSpan | undefined, work: () => Result): Result =>
  span ? current.run(span, work) : work();

/** The active span; undefined when nothing is traced. */
export const currentSpan = (): OpenSpan | undefined => current.getStore();

/** Runs a function in a child span of the active span, if any. */
export const traced = async <Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> => {
  const span = currentSpan()?.begin(name, facts);
  if (!span) return work();
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
};

/** Kysely's `log`: adds a query, without its values, to the active span. */
export const traceStatement = ({ level, query, queryDurationMillis }: LogEvent): void => {
  const [operation = ''] = query.sql.trimStart().split(/\s/, 1);
  currentSpan()?.add(
    operation.toLowerCase(),
    queryDurationMillis,
    { 'db.query.text': query.sql },
    level === 'error',
  );
};
