import type { FastifyInstance } from 'fastify';
import { SHELL } from '@charity-site/registry';
import {
  CALLS,
  parseShellFacts,
  readScreenshot,
  resultFromWire,
} from '@charity-site/registry/store';
import type { Preview } from '@charity-site/registry/types';
import { HttpError } from '../http/httpError';
import { FILE, hiddenRoute, OBJECT } from '../http/openApi/hiddenRoute';
import { messageSchema } from '../http/openApi/toJsonSchema';
import { actorName } from './access';
import { REMOTE, type RemoteRoute, type ReleaseCalls, asHttpError } from './call';
import { readRegistry } from './live/liveRows';
import { checkResultRules, storedVersion } from './rules';
import { storedRecord } from './versions/sharedVersions';
import { PREVIEW, signPin, setPinCookie, type StoredVersion } from './versions/versionCookies';

/**
 * Routes for a version before it is live: single browsers can open it, and its check results are
 * stored.
 */
export const candidateRoutes = (
  app: FastifyInstance,
  { releases, ...places }: ReleaseCalls,
): void => {
  /** Finds a stored version. @throws HttpError 404 if it does not exist */
  const findVersion = async (remote: string, version: string): Promise<StoredVersion> => {
    if (await storedRecord(places, remote, version)) return { remote, version };
    throw new HttpError(404, `There is no version ${version} of ${remote}.`);
  };

  /** From the row, because this machine may lack the files of the version. */
  const liveShell = async () =>
    (await readRegistry(app.database)).shell ?? parseShellFacts(places.shellDir);

  app.post<RemoteRoute<typeof storedVersion>>(
    '/releases/:remote/trials',
    hiddenRoute({
      audience: 'deployToken',
      params: REMOTE,
      body: storedVersion,
      answer: messageSchema,
      status: 201,
    }),
    async (request, reply) => {
      const { remote } = request.params;
      const { version } = request.body;
      setPinCookie(
        app,
        { request, reply },
        'trial',
        signPin(app, 'trial', await findVersion(remote, version)).token,
      );
      return reply.code(201).send({ message: `This browser sees ${remote} ${version}.` });
    },
  );

  app.post<RemoteRoute<typeof storedVersion>>(
    '/releases/:remote/previews',
    hiddenRoute({
      audience: 'deployToken',
      params: REMOTE,
      body: storedVersion,
      answer: OBJECT,
      status: 201,
    }),
    async (request, reply): Promise<Preview> => {
      const { token, until } = signPin(
        app,
        'preview',
        await findVersion(request.params.remote, request.body.version),
      );
      reply.code(201);
      return {
        address: `${app.siteOrigin()}/?${new URLSearchParams({ [PREVIEW]: token }).toString()}`,
        until: until.toISOString(),
      };
    },
  );

  app.post<RemoteRoute<typeof checkResultRules>>(
    `/releases/:remote/${CALLS.storeCheckResult}`,
    hiddenRoute({
      audience: 'deployToken',
      params: REMOTE,
      body: checkResultRules,
      answer: OBJECT,
      status: 201,
    }),
    async (request, reply) => {
      const { remote } = request.params;
      const { screenshot: jpeg, ...reported } = request.body;
      const about = remote === SHELL ? reported.remote : remote;
      if (about === undefined)
        throw new HttpError(400, 'remote: Please name the remote that was checked in this shell.');
      if (remote === SHELL && reported.shell === (await liveShell())?.version)
        throw new HttpError(
          403,
          `This shell is live. Its check with ${about} is for the team of ${about} to report.`,
        );
      const at = new Date().toISOString();
      const image = jpeg ? Buffer.from(jpeg, 'base64') : undefined;
      const result = { ...resultFromWire(reported), remote: about, at, by: actorName(request) };
      const screenshot = await releases
        .storeCheckResult(result, { candidate: remote, image })
        .catch(asHttpError);
      return reply.code(201).send({ message: 'Noted.', screenshot });
    },
  );

  app.get<{ Params: { remote: string; file: string } }>(
    '/releases/:remote/screenshots/:file',
    hiddenRoute({
      audience: 'deployTokenOrAdministrator',
      params: { ...REMOTE, file: { type: 'string' } },
      answer: FILE,
    }),
    async (request, reply) => {
      const { remote, file } = request.params;
      const image = await readScreenshot(places.releasesDir, `${remote}/${file}`).catch(
        asHttpError,
      );
      if (!image)
        throw new HttpError(404, 'There is no such screenshot. Those of old versions are removed.');
      return reply.type('image/jpeg').header('cache-control', 'no-store').send(image);
    },
  );
};
