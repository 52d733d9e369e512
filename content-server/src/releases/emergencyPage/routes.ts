import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, type AnyObjectSchema, type InferType } from 'yup';
import { escapeHtml } from '@charity-site/api-client/entities';
import { livePart } from '@charity-site/registry';
import { releasesFolder, ReleaseConflict, ReleaseError } from '@charity-site/registry/store';
import type { ActivateRequest } from '@charity-site/registry/types';
import { signedIn } from '../../people/signIn/administrators';
import type { Config } from '../../process/settings/config';
import { isSameOrigin } from '../../http/headers/sameOrigin';
import { plainPage } from './plainPage';
import { HttpError } from '../../http/httpError';
import { FILE, hiddenRoute, NOTHING } from '../../http/openApi/hiddenRoute';
import { ADMINISTRATORS_ONLY } from '../../http/caller';
import { startErrorAnswer } from '../../http/plugins/errors';
import { bodyReader, sentText } from '../../http/bodies/sentBody';
import { compositionOf } from '../composition';
import { reasonOf } from '../reason';
import { withVisitors } from '../withVisitors';
import { RELEASES_STYLE, releasesHtml, signInHtml, type PlainReleases } from './page';
import { endSession, sessionOf, startSession } from './session';

/** Where the page is. */
const RELEASES_PAGE = '/releases';

const TITLE = 'Releases';
/** Maximum size of a posted form, in bytes. */
const BODY_MAX = 4 * 1024;
/** The page has no script, no picture and no frame. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** The outcome of a change, by the query. */
const DONE: Readonly<Record<string, string>> & { '': string } = {
  '': 'Another version is live. Visitors get it with the next page they open.',
  canary: 'All visitors get the same version with the next page they open.',
  on: 'It is switched on again. Visitors get it with the next page they open.',
};
const HELP =
  'The operator of the site can go back on the server: npm run release -- rollback <part>.';

type PageConfig = Pick<Config, 'releasesDir' | 'shellDir' | 'site' | 'siteUrl'>;

/** The forms of the page. */
const signInForm = object({ email: sentText(), password: sentText() });
const versionForm = object({
  part: sentText(),
  to: sentText(),
  replaces: sentText(),
  reason: sentText(),
});
const canaryForm = versionForm.shape({ action: sentText() });
const switchForm = object({ part: sentText(), contribution: sentText() });

/** A route of a form: it redirects to the page, or the error handler answers with the page. */
const posted = (body?: AnyObjectSchema) => ({
  bodyLimit: BODY_MAX,
  ...hiddenRoute({ body, answer: NOTHING, status: 303 }),
});

/**
 * `/releases`: the live versions, the history and the way back, without the shell, the admin app
 * and script. A broken release therefore cannot take away the way back from it. Its session is a
 * cookie for this page only.
 */
export const plainReleases = async (app: FastifyInstance, config: PageConfig): Promise<void> => {
  const { releasesDir, shellDir, site } = config;
  const store = releasesFolder({ releases: releasesDir, shellDir, origin: 'administrator' });

  const send = async (reply: FastifyReply, content: string) => {
    const page = plainPage(await app.organisation(), {
      title: TITLE,
      content,
      style: RELEASES_STYLE,
    });
    return reply.type('text/html; charset=utf-8').send(page);
  };

  const sendReleases = async (reply: FastifyReply, news?: PlainReleases['news']) => {
    const state = await store.state().catch((error: unknown) => {
      app.log.error(error, 'The releases cannot be read.');
      throw new HttpError(503, `The releases cannot be read. ${HELP}`);
    });
    return send(
      reply,
      releasesHtml({
        composition: compositionOf(await withVisitors(app, state)),
        records: state.records,
        faults: await app.faults(),
        timeZone: site.timeZone,
        news,
      }),
    );
  };

  /**
   * Makes a change of the signed-in administrator; shows that it is done, or why it was refused.
   */
  const changed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    done: string,
    change: (by: string) => Promise<unknown>,
  ) => {
    const administrator = await sessionOf(app, request);
    if (!administrator) throw new HttpError(401, 'Please log in.');
    try {
      await change(administrator.email);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      reply.code(error instanceof ReleaseConflict ? 409 : 400);
      return sendReleases(reply, { kind: 'alert', text: error.message });
    }
    return reply.redirect(`${RELEASES_PAGE}?${done}`, 303);
  };

  await app.register(formBody, { bodyLimit: BODY_MAX });
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex');
  });
  app.addHook('preHandler', async (request) => {
    if (request.method === 'POST' && !isSameOrigin(request, config))
      throw new HttpError(
        403,
        'It was sent from another website. Please open this page and press the button here.',
      );
  });
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const { status, message } = startErrorAnswer(error, request, reply);
    const form = bodyReader(signInForm)(request.body);
    if (status < 500)
      return send(reply, signInHtml('value' in form ? form.value.email : '', message));
    return send(reply, `<p role="alert">${escapeHtml(`${message} ${HELP}`)}</p>`);
  });

  const page = hiddenRoute({ query: { done: { type: 'string' } }, answer: FILE });
  app.get<{ Querystring: { done?: string } }>('/', page, async (request, reply) => {
    if (!(await sessionOf(app, request))) return send(reply, signInHtml());
    const { done } = request.query;
    if (done === undefined) return sendReleases(reply);
    return sendReleases(reply, {
      kind: 'status',
      text: (Object.hasOwn(DONE, done) && DONE[done]) || DONE[''],
    });
  });

  app.post<{ Body: InferType<typeof signInForm> }>(
    '/sign-in',
    posted(signInForm),
    async (request, reply) => {
      await app.countCall('signIn', request, reply);
      const { email, password } = request.body;
      const succeeded = await app.countSignIn(request, email);
      const administrator = await signedIn(app.database, email, password);
      if (!administrator) throw new HttpError(401, 'The email or password is incorrect.');
      if (administrator.role !== 'administrator') throw new HttpError(403, ADMINISTRATORS_ONLY);
      await succeeded();
      await startSession(app, request, reply, administrator);
      return reply.redirect(RELEASES_PAGE, 303);
    },
  );

  app.post('/sign-out', posted(), async (request, reply) => {
    await endSession(app, request, reply);
    return reply.redirect(RELEASES_PAGE, 303);
  });

  const changeVersion = (
    request: FastifyRequest<{ Body: InferType<typeof versionForm> }>,
    reply: FastifyReply,
    action: ActivateRequest['action'],
  ) => {
    const { part, to, replaces, reason } = request.body;
    return changed(request, reply, action === 'rollback' ? 'done' : 'done=canary', async (by) => {
      const { registry, records } = await store.state();
      const isKnown = records.some(
        ({ remote, release }) => remote === part && release.version === to,
      );
      const isPrevious = livePart(registry, part)?.previous?.version === to;
      if (!part || !to || !(isKnown || isPrevious))
        throw new ReleaseError('There is no such version. Nothing was changed.');
      await store.activate({ remote: part, action, to, replaces, by, reason: reasonOf(reason) });
    });
  };
  app.post<{ Body: InferType<typeof versionForm> }>(
    '/rollback',
    posted(versionForm),
    (request, reply) => changeVersion(request, reply, 'rollback'),
  );
  app.post<{ Body: InferType<typeof canaryForm> }>(
    '/canary',
    posted(canaryForm),
    (request, reply) =>
      changeVersion(request, reply, request.body.action === 'promote' ? 'promote' : 'end-canary'),
  );

  app.post<{ Body: InferType<typeof switchForm> }>(
    '/switch-on',
    posted(switchForm),
    (request, reply) => {
      const { part: remote, contribution } = request.body;
      return changed(request, reply, 'done=on', (by) =>
        store.switch({ remote, ...(contribution ? { contribution } : {}), on: true, by }),
      );
    },
  );
};
