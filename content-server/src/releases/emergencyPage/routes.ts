import { randomUUID } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { object, type AnyObjectSchema, type InferType } from 'yup';
import { can, type Composition } from '@charity-site/api-client/entities';
import { findRemote, livePart } from '@charity-site/registry';
import { readScreenshot, ReleaseConflict, ReleaseError } from '@charity-site/registry/store';
import type { ActivateRequest } from '@charity-site/registry/types';
import { verifyCredentials } from '../../people/signIn/administrators';
import { requireSecondFactor } from '../../people/signIn/secondFactor';
import type { Config } from '../../process/settings/config';
import { commandText } from '../../process/settings/projectRoot';
import { isSameOrigin } from '../../http/headers/request';
import { staticPage } from './staticPage';
import { RELEASES_STYLE } from './plainStyle';
import { HttpError } from '../../http/httpError';
import { FILE, hiddenRoute, NOTHING } from '../../http/openApi/hiddenRoute';
import { TEXT } from '../../http/openApi/jsonSchema';
import type { Audience } from '../../http/audience';
import { ADMINISTRATORS_ONLY, callerOf } from '../../http/caller';
import { startErrorAnswer } from '../../http/plugins/errors';
import { requestValidator, sentText } from '../../http/bodies/requestValidator';
import { REMOTE, reasonOf, asHttpError } from '../call';
import { readComposition } from '../readComposition';
import { formatInstant } from './formatInstant';
import { outcomeText, overtakenText, type CompletedChange } from './outcome';
import { alertHtml, releasesHtml, SIGNED_IN_HTML, signInHtml, type ReleasesView } from './page';
import { continueSession, endSession, sessionOf, startSession } from './session';
import type { FormatInstant } from './words';

/** Path of the page. */
const RELEASES_PAGE = '/releases';

const TITLE = 'Releases';
/** Maximum size of a posted form, in bytes. */
const BODY_MAX = 4 * 1024;
/** The page has no script and no frame. Its pictures are screenshots of checks. */
const CSP =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Maximum number of remembered forms, so that a second click is not another change. */
const FORMS_MAX = 100;
const HELP = `The operator of the site can go back on the server: ${commandText('release', 'rollback <part>')}.`;

type PageConfig = Pick<Config, 'releasesDir' | 'site' | 'siteUrl'>;

/** The forms of the page. */
const signInForm = object({
  email: sentText(),
  password: sentText(),
  secondFactor: sentText(),
});
const tokenForm = object({ token: sentText() });
const changeForm = object({ part: sentText(), form: sentText() });
const versionForm = changeForm.shape({
  to: sentText(),
  replaces: sentText(),
  reason: sentText(),
});
const canaryForm = versionForm.shape({ action: sentText() });
const switchForm = changeForm.shape({ on: sentText(), contribution: sentText() });

/**
 * Options of a form's route, which redirects to the page, or to which the error handler responds
 * with the page.
 */
const formRoute = (audience: Audience, body?: AnyObjectSchema) => ({
  bodyLimit: BODY_MAX,
  ...hiddenRoute({ audience, body, answer: NOTHING, status: 303 }),
});

/**
 * `/releases`: the parts of the site, their state, the history and the way back
 * (docs/decisions/0066), without the shell, the admin app and script. A broken release therefore
 * cannot prevent its rollback. Its session is a cookie for this page only.
 */
export const plainReleases = plugin(
  async (app: FastifyInstance, config: PageConfig) => {
    const { releasesDir, site } = config;
    const store = app.releaseStore('administrator');
    const when: FormatInstant = (instant) => formatInstant(site.timeZone, instant);
    const doneForms = new LRUCache<string, true>({ max: FORMS_MAX });

    const send = async (reply: FastifyReply, content: string, headerEnd?: string) => {
      const page = staticPage(await app.organisation(), {
        title: TITLE,
        content,
        look: 'releases',
        style: RELEASES_STYLE,
        headerEnd,
      });
      return reply.type('text/html; charset=utf-8').send(page);
    };

    const readState = () =>
      store.state().catch((error: unknown) => {
        app.log.error(error, 'The releases cannot be read.');
        throw new HttpError(503, `The releases cannot be read. ${HELP}`);
      });

    const sendReleases = async (
      reply: FastifyReply,
      newsOf: (composition: Composition) => ReleasesView['news'],
    ) => {
      const state = await readState();
      const composition = await readComposition(app, state);
      const content = releasesHtml({
        composition,
        records: state.records,
        faults: await app.readinessErrors(),
        when,
        form: randomUUID(),
        news: newsOf(composition),
      });
      return send(reply, content, SIGNED_IN_HTML);
    };

    /** Makes a change for the signed-in administrator; responds with the result or the error. */
    const makeChange = async (
      request: FastifyRequest<{ Body: InferType<typeof changeForm> }>,
      reply: FastifyReply,
      { done, contribution }: Omit<CompletedChange, 'part'>,
      change: (by: string) => Promise<unknown>,
    ) => {
      const { part, form } = request.body;
      const query = new URLSearchParams({ done: done ?? '', part });
      if (contribution) query.set('contribution', contribution);
      const address = `${RELEASES_PAGE}?${query.toString()}`;
      const formKey = `${form} ${address}`;
      try {
        await change(callerOf(request).email);
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error;
        const isConflict = error instanceof ReleaseConflict;
        if (isConflict && doneForms.has(formKey)) return reply.redirect(address, 303);
        reply.code(isConflict ? 409 : 400);
        const isOutdated = isConflict && done !== 'on' && done !== 'off';
        return sendReleases(reply, (now) => ({
          kind: 'alert',
          text: isOutdated ? overtakenText(part, now, when) : error.message,
        }));
      }
      if (form) doneForms.set(formKey, true);
      return reply.redirect(address, 303);
    };

    await app.register(formBody, { bodyLimit: BODY_MAX });
    app.addHook('onRequest', async (_request, reply) => {
      reply
        .header('content-security-policy', CSP)
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
      const form = requestValidator(signInForm)(request.body);
      if (status < 500) {
        const needsCode = error instanceof HttpError && error.errors?.secondFactor !== undefined;
        return send(reply, signInHtml('value' in form ? form.value.email : '', message, needsCode));
      }
      return send(reply, alertHtml(`${message} ${HELP}`));
    });

    const page = hiddenRoute({
      audience: 'public',
      query: { done: TEXT, part: TEXT, contribution: TEXT },
      answer: FILE,
    });
    app.get<{ Querystring: CompletedChange }>('/', page, async (request, reply) => {
      if (!(await sessionOf(app, request))) return send(reply, signInHtml());
      return sendReleases(reply, (composition) => {
        const outcome = outcomeText(request.query, composition, when);
        return outcome === undefined ? undefined : { kind: 'status', text: outcome };
      });
    });

    app.get<{ Params: { remote: string; file: string } }>(
      '/screenshots/:remote/:file',
      hiddenRoute({ audience: 'releasesPage', params: { ...REMOTE, file: TEXT }, answer: FILE }),
      async (request, reply) => {
        const { remote, file } = request.params;
        const image = await readScreenshot(releasesDir, `${remote}/${file}`).catch(asHttpError);
        if (!image) throw new HttpError(404, 'There is no such screenshot.');
        return reply.type('image/jpeg').send(image);
      },
    );

    app.post<{ Body: InferType<typeof tokenForm> }>(
      '/open',
      formRoute('public', tokenForm),
      async (request, reply) => {
        if (!(await continueSession(app, request, reply, request.body.token)))
          throw new HttpError(401, 'Please log in.');
        return reply.redirect(RELEASES_PAGE, 303);
      },
    );

    app.post<{ Body: InferType<typeof signInForm> }>(
      '/sign-in',
      formRoute('public', signInForm),
      async (request, reply) => {
        await app.countCall('signIn', request);
        const { email, password, secondFactor } = request.body;
        const succeeded = await app.throttleSignIn(request, email);
        const administrator = await verifyCredentials(app.database, email, password);
        if (!administrator) throw new HttpError(401, 'The email or password is incorrect.');
        if (!can(administrator.role, 'manageReleases'))
          throw new HttpError(403, ADMINISTRATORS_ONLY);
        await requireSecondFactor(request, administrator, secondFactor);
        await succeeded();
        await startSession(app, request, reply, administrator);
        return reply.redirect(RELEASES_PAGE, 303);
      },
    );

    app.post('/sign-out', formRoute('public'), async (request, reply) => {
      await endSession(app, request, reply);
      return reply.redirect(RELEASES_PAGE, 303);
    });

    const changeVersion = (
      request: FastifyRequest<{ Body: InferType<typeof versionForm> }>,
      reply: FastifyReply,
      action: ActivateRequest['action'],
    ) => {
      const { part, to, replaces, reason } = request.body;
      return makeChange(request, reply, { done: action }, async (by) => {
        const { registry, records } = await store.state();
        const isKnown = records.some(
          ({ remote, release }) => remote === part && release.version === to,
        );
        const isInRegistry = [
          livePart(registry, part)?.previous?.version,
          findRemote(registry, part)?.canary?.release.version,
        ].includes(to);
        if (!part || !to || !(isKnown || isInRegistry))
          throw new ReleaseError('There is no such version. Nothing was changed.');
        await store.activate({ remote: part, action, to, replaces, by, reason: reasonOf(reason) });
      });
    };
    app.post<{ Body: InferType<typeof versionForm> }>(
      '/rollback',
      formRoute('releasesPage', versionForm),
      (request, reply) => changeVersion(request, reply, 'rollback'),
    );
    app.post<{ Body: InferType<typeof canaryForm> }>(
      '/canary',
      formRoute('releasesPage', canaryForm),
      (request, reply) =>
        changeVersion(request, reply, request.body.action === 'promote' ? 'promote' : 'end-canary'),
    );

    app.post<{ Body: InferType<typeof switchForm> }>(
      '/switch',
      formRoute('releasesPage', switchForm),
      (request, reply) => {
        const { part: remote, contribution } = request.body;
        const on = request.body.on === 'true';
        return makeChange(request, reply, { done: on ? 'on' : 'off', contribution }, (by) =>
          store.switch({ remote, ...(contribution ? { contribution } : {}), on, by }),
        );
      },
    );
  },
  {
    name: 'releases-page',
    encapsulate: true,
    dependencies: ['rate-limits', 'access', 'sign-in-tries', 'organisation', 'front-end', 'health'],
  },
);
