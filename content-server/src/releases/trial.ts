import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { activate, type Registry } from '@charity-site/registry';
import { versionRecord } from '@charity-site/registry/store';
import type { Config } from '../config';
import { cookieOf } from '../frontEnd/cookieOf';
import { setStrictCookie } from '../frontEnd/strictCookie';

const COOKIE = 'trial';
/** How long a browser sees the version, in seconds. */
const LIFE = 15 * 60;

/** The registry before the first release. */
const NOTHING: Registry = { format: 1, remotes: [] };

/** A version that one browser sees before it is live. */
export interface Trial {
  remote: string;
  version: string;
}

/** The claims of the cookie. Their subject is no administrator's id, so the cookie is no token of one. */
interface Claims {
  sub: 'trial';
  trial: Trial;
}

/** Lets the browser that asks see a version as if it were live, for a quarter of an hour. */
export const startTrial = (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, trial: Trial): void => {
  const claims: Claims = { sub: 'trial', trial };
  const value = app.jwt.sign(claims, { expiresIn: `${LIFE}s` });
  setStrictCookie(request, reply, { name: COOKIE, value, path: '/', seconds: LIFE });
};

const trialOf = (app: FastifyInstance, request: FastifyRequest): Trial | undefined => {
  const text = cookieOf(request, COOKIE);
  if (!text) return undefined;
  try {
    return app.jwt.verify<Partial<Claims>>(text).trial;
  } catch {
    return undefined;
  }
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it is answered with a version on trial. */
    isOnTrial: boolean;
  }
}

/** Versions on trial in the pages of the browsers that asked for them. */
export const trials = (app: FastifyInstance, { releasesDir }: Pick<Config, 'releasesDir'>) => {
  app.decorateRequest('isOnTrial', false);
  app.addHook('onSend', async ({ isOnTrial }, reply) => {
    if (isOnTrial) reply.header('cache-control', 'no-store');
  });

  /** The registry with the version of the browser's trial live; undefined when it has none, or its version is gone. */
  return async (request: FastifyRequest, registry: Registry | undefined): Promise<Registry | undefined> => {
    const trial = trialOf(app, request);
    const record = trial && (await versionRecord(releasesDir, trial.remote, trial.version));
    if (!record) return undefined;
    request.isOnTrial = true;
    return activate(registry ?? NOTHING, record.remote, record.release);
  };
};
