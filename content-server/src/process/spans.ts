import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

/** Attributes of a span. No input of people, and no addresses with their queries. */
export type SpanFacts = Record<string, string | number>;

/** A part of the work for one request that has begun: its time is being measured. */
export interface OpenSpan {
  /** Begins a part of this part. */
  begin: (name: string, facts?: SpanFacts) => OpenSpan;
  /** Adds a part that has just ended. @param took in ms */
  add: (name: string, took: number, facts: SpanFacts, failed: boolean) => void;
  end: (facts?: SpanFacts, failed?: boolean) => void;
}

/** Set while a request is traced. Nothing of OpenTelemetry is loaded for it. */
const current = new AsyncLocalStorage<OpenSpan>();

/** Runs a work whose parts belong to a span; where nothing is traced, just runs it. */
export const within = <Result>(span: OpenSpan | undefined, work: () => Result): Result =>
  span ? current.run(span, work) : work();

/** The span that this runs in; undefined where nothing is traced. */
export const currentSpan = (): OpenSpan | undefined => current.getStore();

/** Runs a work as a part of the span that this runs in, if there is one. */
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

/** Kysely's `log`: adds a statement, without its values, to the span that it runs in. */
export const traceStatement = ({ level, query, queryDurationMillis }: LogEvent): void => {
  const [operation = ''] = query.sql.trimStart().split(/\s/, 1);
  currentSpan()?.add(
    operation.toLowerCase(),
    queryDurationMillis,
    { 'db.query.text': query.sql },
    level === 'error',
  );
};
