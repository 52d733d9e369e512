import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  readScreenshot,
  releasesFolder,
  ReleaseConflict,
  ReleaseError,
  versionRecord,
} from '@charity-site/registry/store';
import type { Preview, ReleaseState } from '@charity-site/registry/types';
import { SHELL } from '@charity-site/registry';
import type { Config } from '../config';
import { siteOrigin } from '../frontEnd/head/origin';
import { HttpError } from '../httpError';
import { releaseAccess } from './access';
import type { RenderFailure } from '@charity-site/api-client/entities';
import { compositionOf } from './composition';
import { readableBy } from './readableBy';
import { reasonOf } from './reason';
import {
  completion,
  granting,
  pruning,
  readBody,
  activation,
  shellCompletion,
  storedVersion,
  switching,
  verdict,
} from './rules';
import { PREVIEW, previewToken } from './shown/preview';
import type { StoredVersion } from './shown/storedVersion';
import { startTrial } from './shown/trial';
import { FILE_MAX, uploadsInto } from './uploads';
import { withVisitors } from './withVisitors';

/** Hides the calls from /openapi.json, because only the release command uses them. */
const HIDDEN = { hide: true };

type At<Params> = FastifyRequest<{ Params: Params }>;

const asHttpError = (error: unknown): never => {
  if (error instanceof ReleaseConflict) throw new HttpError(409, error.message);
  if (error instanceof ReleaseError) throw new HttpError(400, error.message);
  throw error;
};

/** The name for the history: the administrator or the token's team, never a name that the caller sends. */
const whoIs = ({ administrator, deploys }: FastifyRequest): string => {
  if (administrator) return administrator.email;
  return deploys?.includes('*') ? 'the team of all remotes' : `the ${deploys?.join(' and ')} team`;
};

/** Whether a call has the deploy token for every remote. */
const isOperator = ({ deploys }: FastifyRequest): boolean => deploys?.includes('*') ?? false;

const isRemote = (name: string) => /^[a-z][a-z0-9-]{0,49}$/.test(name);

/** The folders of releases, the deploy tokens, and the site's address. */
export type ReleasePlaces = Pick<Config, 'releasesDir' | 'shellDir' | 'deployTokens' | 'siteUrl' | 'host' | 'port'>;

/**
 * Releases over HTTP (docs/decisions/0006): a build is uploaded file by file, becomes a version when it is complete, and
 * goes live with one change of the registry. The rules are those of a local folder.
 */
export const releaseRoutes = async (
  app: FastifyInstance,
  { releasesDir, shellDir, deployTokens, ...config }: ReleasePlaces,
): Promise<void> => {
  const places = { releases: releasesDir, shellDir };
  const releases = releasesFolder({ ...places, origin: 'token' });
  const administrators = releasesFolder({ ...places, origin: 'administrator' });
  const uploads = uploadsInto(releasesDir);
  const by = releaseAccess(app, deployTokens);

  /** The store that records the origin of a change. */
  const storeFor = ({ administrator }: FastifyRequest) => (administrator ? administrators : releases);

  /** The stored version that a body names. */
  const storedIn = async (remote: string, body: unknown): Promise<StoredVersion> => {
    const { version } = readBody(storedVersion, body);
    if (await versionRecord(releasesDir, remote, version)) return { remote, version };
    throw new HttpError(404, `There is no version ${version} of ${remote}.`);
  };

  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FILE_MAX },
    (_request, body, done) => done(null, body),
  );
  app.addHook<{ Params: { remote?: string } }>('preParsing', async ({ params: { remote } }) => {
    if (remote !== undefined && !isRemote(remote)) throw new HttpError(400, 'This is no name of a remote.');
  });

  app.get('/releases', { ...by('administrator'), schema: HIDDEN }, async ({ deploys }): Promise<ReleaseState> => {
    const state = await withVisitors(app, await releases.state());
    return deploys ? readableBy(deploys, state) : state;
  });

  app.get('/composition', { ...app.authenticate('administrator'), schema: HIDDEN }, async () => {
    const state = await withVisitors(app, await releases.state());
    const failures = new Map<string, RenderFailure>();
    for (const { name } of state.registry.remotes) {
      const failure = await app.renderFailureOf(name);
      if (failure) failures.set(name, failure);
    }
    return compositionOf(state, failures);
  });

  app.put('/releases/:remote/uploads/:upload/*', { ...by(), schema: HIDDEN }, async (request, reply) => {
    const { remote, upload, '*': file } = (request as At<{ remote: string; upload: string; '*': string }>).params;
    if (!/^[0-9a-f]{32}$/.test(upload)) throw new HttpError(400, 'This is no name of an upload.');
    if (!Buffer.isBuffer(request.body)) throw new HttpError(415, 'Please send the file as application/octet-stream.');
    await uploads.take(remote, upload, file, request.body, request.headers['content-digest'] as string | undefined);
    return reply.code(201).send({ message: `${file} has arrived.` });
  });

  app.post('/releases/:remote/uploads/:upload', { ...by(), schema: HIDDEN }, async (request, reply) => {
    const { remote, upload } = (request as At<{ remote: string; upload: string }>).params;
    const { declared, version } =
      remote === SHELL
        ? { declared: undefined, ...readBody(shellCompletion, request.body) }
        : readBody(completion, request.body);
    return reply.code(201).send(await uploads.complete(remote, upload, declared, version).catch(asHttpError));
  });

  app.post('/releases/:remote/trials', { ...by(), schema: HIDDEN }, async (request, reply) => {
    const { remote } = (request as At<{ remote: string }>).params;
    const stored = await storedIn(remote, request.body);
    startTrial(app, request, reply, stored);
    return reply.code(201).send({ message: `This browser sees ${remote} ${stored.version}.` });
  });

  app.post('/releases/:remote/previews', { ...by(), schema: HIDDEN }, async (request, reply): Promise<Preview> => {
    const { remote } = (request as At<{ remote: string }>).params;
    const { token, until } = previewToken(app, await storedIn(remote, request.body));
    reply.code(201);
    return { address: `${siteOrigin(app, config)}/?${new URLSearchParams({ [PREVIEW]: token }).toString()}`, until };
  });

  app.post('/releases/:remote/verdicts', { ...by(), schema: HIDDEN }, async (request, reply) => {
    const { remote } = (request as At<{ remote: string }>).params;
    const { screenshot: jpeg, ...said } = readBody(verdict, request.body);
    const about = remote === SHELL ? said.remote : remote;
    if (about === undefined) throw new HttpError(400, 'remote: Please name the remote that was checked in this shell.');
    if (remote === SHELL && said.shell === (await releases.state()).shell?.version)
      throw new HttpError(403, `This shell is live. Its check with ${about} is for the team of ${about} to report.`);
    const at = new Date().toISOString();
    const image = jpeg ? Buffer.from(jpeg, 'base64') : undefined;
    const result = { ...said, remote: about, at, by: whoIs(request) };
    const screenshot = await releases.storeCheckResult(result, { candidate: remote, image }).catch(asHttpError);
    return reply.code(201).send({ message: 'Noted.', screenshot });
  });

  app.get('/releases/:remote/screenshots/:file', { ...by('administrator'), schema: HIDDEN }, async (request, reply) => {
    const { remote, file } = (request as At<{ remote: string; file: string }>).params;
    const image = await readScreenshot(releasesDir, `${remote}/${file}`).catch(asHttpError);
    if (!image) throw new HttpError(404, 'There is no such screenshot. Those of old versions are removed.');
    return reply.type('image/jpeg').header('cache-control', 'no-store').send(image);
  });

  app.post('/releases/:remote/turns', { ...by('administrator'), schema: HIDDEN }, async (request) => {
    const { remote } = (request as At<{ remote: string }>).params;
    const order = readBody(activation, request.body);
    if (request.administrator && ['release', 'canary'].includes(order.action))
      throw new HttpError(403, 'The administrator can roll back; releasing takes a deploy token.');
    return storeFor(request)
      .activate({ ...order, remote, by: whoIs(request), reason: reasonOf(order.reason) })
      .catch(asHttpError);
  });

  app.post('/releases/:remote/grants', { ...by(), schema: HIDDEN }, async (request) => {
    const { remote } = (request as At<{ remote: string }>).params;
    if (!isOperator(request))
      throw new HttpError(
        403,
        "Only the site's operator can grant a prefix, with a deploy token for every remote (*).",
      );
    return releases.grant({ ...readBody(granting, request.body), remote, by: whoIs(request) }).catch(asHttpError);
  });

  app.post(
    '/releases/:remote/switches',
    { ...by('administrator'), schema: HIDDEN },
    async (request): Promise<{ message: string }> => {
      const { remote } = (request as At<{ remote: string }>).params;
      if (!request.administrator && !isOperator(request))
        throw new HttpError(
          403,
          "Only the administrator and the site's operator, with a deploy token for every remote (*), can switch parts off and on.",
        );
      const order = { ...readBody(switching, request.body), remote, by: whoIs(request) };
      await storeFor(request).switch(order).catch(asHttpError);
      return { message: order.on ? 'Switched on.' : 'Switched off.' };
    },
  );

  app.post('/releases/:remote/prunings', { ...by(), schema: HIDDEN }, async (request) => {
    const { remote } = (request as At<{ remote: string }>).params;
    return { removed: await releases.prune(remote, readBody(pruning, request.body).keep).catch(asHttpError) };
  });
};
