import { ReleaseConflict, ReleaseError, type ReleaseStore } from '@charity-site/registry/store';
import { HttpError } from '../http/httpError';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReleaseState } from '@charity-site/registry/types';
import { REASON_MAX } from './rules';
import { visitorSummaries } from './reports/summary';
import type { ReleasePlaces } from './live/liveReleases';
import type { AnyObjectSchema, InferType } from 'yup';
import { ERROR_MESSAGE, type JsonSchema } from '../http/openApi/jsonSchema';

/** The reason of a change as one line of the history; undefined if it is empty. */
export const reasonOf = (text: string | undefined): string | undefined =>
  text?.replaceAll(/\s+/g, ' ').trim().slice(0, REASON_MAX) || undefined;

/** Rethrows an error of the store: a conflict as 409, another rejection as 400. */
export const asHttpError = (error: unknown): never => {
  if (error instanceof ReleaseConflict) throw new HttpError(409, error.message);
  if (error instanceof ReleaseError) throw new HttpError(400, error.message);
  throw error;
};

/** Adds the visitor summaries. They are optional: a rollback must work without them. */
export const withVisitors = async (
  app: FastifyInstance,
  state: ReleaseState,
): Promise<ReleaseState> => {
  try {
    await app.writeVisits();
    return { ...state, visitors: await visitorSummaries(app.database, state.registry) };
  } catch (error) {
    app.log.error(error, 'The reports of visitors cannot be read.');
    return state;
  }
};

export interface ReleaseCalls extends ReleasePlaces {
  /** The store for calls with a deploy token. */
  releases: ReleaseStore;
  /** The store that records the origin of a change: the administrator or a deploy token. */
  storeFor: (request: Pick<FastifyRequest, 'caller'>) => ReleaseStore;
}

/** A call about a remote, with a validated body. */
export interface RemoteRoute<Rules extends AnyObjectSchema> {
  Params: { remote: string };
  Body: InferType<Rules>;
}

/** The path parameter with a remote. */
export const REMOTE: JsonSchema = {
  remote: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]{0,49}$',
    [ERROR_MESSAGE]: 'This is no name of a remote.',
  },
};
