import type { FastifyRequest } from 'fastify';
import type { releasesFolder } from '@charity-site/registry/store';
import type { AnyObjectSchema, InferType } from 'yup';
import { ERROR_MESSAGE } from '../http/openApi/keywords';
import type { JsonSchema } from '../http/openApi/jsonSchema';

type ReleaseStore = ReturnType<typeof releasesFolder>;

export interface ReleaseCalls {
  /** The folder of releases. */
  releasesDir: string;
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
