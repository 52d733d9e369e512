import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSchema, type AnyObjectSchema, type InferType } from 'yup';
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
import { HttpError } from '../httpError';
import { MUST_BE } from '../openApi/mustBe';
import { releaseAccess } from './access';
import type { RenderFailure } from '@charity-site/api-client/entities';
import { compositionOf } from './composition';
import { readableBy } from './readableBy';
import { reasonOf } from './reason';
import {
  completion,
  granting,
  pruning,
  bodyOrError,
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
import { traced } from '../telemetry/spans';
import { withVisitors } from './withVisitors';

/** Hides the calls from /openapi.json, because only the release command uses them. */
const HIDDEN = { hide: true };

/** A call about a remote, with a body that its rules have validated. */
interface About<Rules extends AnyObjectSchema = AnyObjectSchema> {
  Params: { remote: string };
  Body: InferType<Rules>;
}

const UPLOAD = {
  type: 'object',
  properties: { upload: { type: 'string', pattern: '^[0-9a-f]{32}$', [MUST_BE]: '32 hexadecimal digits' } },
};

/** Schema of a call with a body; it answers what the store answers, so its answers have no schema. */
const withBody = (body: AnyObjectSchema) => ({ ...HIDDEN, body });

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
export type ReleasePlaces = Pick<Config, 'releasesDir' | 'shellDir' | 'deployTokens'>;

/**
 * Releases over HTTP (docs/decisions/0006): a build is uploaded file by file, becomes a version when it is complete, and
 * goes live with one change of the registry. The rules are those of a local folder.
 */
export const releaseRoutes = async (
  app: FastifyInstance,
  { releasesDir, shellDir, deployTokens }: ReleasePlaces,
): Promise<void> => {
  const places = { releases: releasesDir, shellDir };
  const releases = releasesFolder({ ...places, origin: 'token' });
  const administrators = releasesFolder({ ...places, origin: 'administrator' });
  const uploads = uploadsInto(releasesDir);
  const by = releaseAccess(app, deployTokens);

  /** The store that records the origin of a change. */
  const storeFor = ({ administrator }: FastifyRequest) => (administrator ? administrators : releases);

  /** A version that is stored. @throws HttpError 404 when there is none */
  const stored = async (remote: string, version: string): Promise<StoredVersion> => {
    if (await versionRecord(releasesDir, remote, version)) return { remote, version };
    throw new HttpError(404, `There is no version ${version} of ${remote}.`);
  };

  const ajv = app.validatorCompiler;
  app.setValidatorCompiler<AnyObjectSchema>((route) => {
    if (isSchema(route.schema)) return (body: unknown) => bodyOrError(route.schema, body);
    if (!ajv) throw new Error('The plugin validation is registered before these routes.');
    return ajv(route);
  });
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

  app.put<{ Params: { remote: string; upload: string; '*': string } }>(
    '/releases/:remote/uploads/:upload/*',
    { ...by(), schema: { ...HIDDEN, params: UPLOAD } },
    async (request, reply) => {
      const { remote, upload, '*': file } = request.params;
      if (!Buffer.isBuffer(request.body)) throw new HttpError(415, 'Please send the file as application/octet-stream.');
      await uploads.take(remote, upload, file, request.body, request.headers['content-digest'] as string | undefined);
      return reply.code(201).send({ message: `${file} has arrived.` });
    },
  );

  app.post<{ Params: { remote: string; upload: string } }>(
    '/releases/:remote/uploads/:upload',
    { ...by(), schema: { ...HIDDEN, params: UPLOAD } },
    async (request, reply) => {
      const { remote, upload } = request.params;
      // The rules of the body depend on the remote.
      const { declared, version } =
        remote === SHELL
          ? { declared: undefined, ...readBody(shellCompletion, request.body) }
          : readBody(completion, request.body);
      return reply.code(201).send(await uploads.complete(remote, upload, declared, version).catch(asHttpError));
    },
  );

  app.post<About<typeof storedVersion>>(
    '/releases/:remote/trials',
    { ...by(), schema: withBody(storedVersion) },
    async (request, reply) => {
      const { remote } = request.params;
      const { version } = request.body;
      startTrial(app, request, reply, await stored(remote, version));
      return reply.code(201).send({ message: `This browser sees ${remote} ${version}.` });
    },
  );

  app.post<About<typeof storedVersion>>(
    '/releases/:remote/previews',
    { ...by(), schema: withBody(storedVersion) },
    async (request, reply): Promise<Preview> => {
      const { token, until } = previewToken(app, await stored(request.params.remote, request.body.version));
      reply.code(201);
      return { address: `${app.siteOrigin()}/?${new URLSearchParams({ [PREVIEW]: token }).toString()}`, until };
    },
  );

  app.post<About<typeof verdict>>(
    '/releases/:remote/verdicts',
    { ...by(), schema: withBody(verdict) },
    async (request, reply) => {
      const { remote } = request.params;
      const { screenshot: jpeg, ...said } = request.body;
      const about = remote === SHELL ? said.remote : remote;
      if (about === undefined)
        throw new HttpError(400, 'remote: Please name the remote that was checked in this shell.');
      if (remote === SHELL && said.shell === (await releases.state()).shell?.version)
        throw new HttpError(403, `This shell is live. Its check with ${about} is for the team of ${about} to report.`);
      const at = new Date().toISOString();
      const image = jpeg ? Buffer.from(jpeg, 'base64') : undefined;
      const result = { ...said, remote: about, at, by: whoIs(request) };
      const screenshot = await releases.storeCheckResult(result, { candidate: remote, image }).catch(asHttpError);
      return reply.code(201).send({ message: 'Noted.', screenshot });
    },
  );

  app.get<{ Params: { remote: string; file: string } }>(
    '/releases/:remote/screenshots/:file',
    { ...by('administrator'), schema: HIDDEN },
    async (request, reply) => {
      const { remote, file } = request.params;
      const image = await readScreenshot(releasesDir, `${remote}/${file}`).catch(asHttpError);
      if (!image) throw new HttpError(404, 'There is no such screenshot. Those of old versions are removed.');
      return reply.type('image/jpeg').header('cache-control', 'no-store').send(image);
    },
  );

  app.post<About<typeof activation>>(
    '/releases/:remote/turns',
    { ...by('administrator'), schema: withBody(activation) },
    async (request) => {
      const { remote } = request.params;
      const order = request.body;
      if (request.administrator && ['release', 'canary'].includes(order.action))
        throw new HttpError(403, 'The administrator can roll back; releasing takes a deploy token.');
      return traced(order.action, { remote, version: order.to ?? '' }, () =>
        storeFor(request).activate({ ...order, remote, by: whoIs(request), reason: reasonOf(order.reason) }),
      ).catch(asHttpError);
    },
  );

  app.post<About<typeof granting>>(
    '/releases/:remote/grants',
    { ...by(), schema: withBody(granting) },
    async (request) => {
      const { remote } = request.params;
      if (!isOperator(request))
        throw new HttpError(
          403,
          "Only the site's operator can grant a prefix, with a deploy token for every remote (*).",
        );
      return releases.grant({ ...request.body, remote, by: whoIs(request) }).catch(asHttpError);
    },
  );

  app.post<About<typeof switching>>(
    '/releases/:remote/switches',
    { ...by('administrator'), schema: withBody(switching) },
    async (request): Promise<{ message: string }> => {
      const { remote } = request.params;
      if (!request.administrator && !isOperator(request))
        throw new HttpError(
          403,
          "Only the administrator and the site's operator, with a deploy token for every remote (*), can switch parts off and on.",
        );
      const order = { ...request.body, remote, by: whoIs(request) };
      await storeFor(request).switch(order).catch(asHttpError);
      return { message: order.on ? 'Switched on.' : 'Switched off.' };
    },
  );

  app.post<About<typeof pruning>>(
    '/releases/:remote/prunings',
    { ...by(), schema: withBody(pruning) },
    async (request) => {
      const { remote } = request.params;
      return { removed: await releases.prune(remote, request.body.keep).catch(asHttpError) };
    },
  );
};
