import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { postedFormKey } from '@charity-site/api-client/entities';
import { SHELL } from '@charity-site/registry';
import type { Config } from '../process/settings/config';
import { calendarRoutes } from './calendar/calendarRoutes';
import { redirectAt } from './pages/redirects';
import { UPLOADS, type FileStore } from '../media/files/fileStore';
import { documentRoutes, shareRoutes, variantRoutes } from '../media/pictures/fileRoutes';
import { HttpError, NOTHING_HERE } from '../http/httpError';
import { runPeriodically } from '../http/plugins/runPeriodically';
import { FILE, hiddenRoute, NOTHING } from '../http/openApi/hiddenRoute';
import { sendCached } from './cache/sendCached';
import { readRegistry } from '../releases/live/liveRows';
import { versionResolver } from '../releases/versions/versionResolver';
import type { VersionPlaces } from '../releases/versions/sharedVersions';
import { pinnedVersionOf } from '../releases/versions/versionCookies';
import { seo } from './seo/routes';
import { formRoutes } from './forms/formRoutes';
import { plainAnswer, type AnswerForm } from './forms/plainAnswer';
import { previews } from './previews/previews';
import type { Visit } from './pages/clientRendering';
import { ownerOfPath } from './pages/ownerOfPath';
import { fixedPages, publicPages } from './pages/describedPages';
import { renderCached } from './pages/renderCached';
import { setContentSecurityPolicy } from './pages/contentSecurityPolicy';
import type { Translator } from '../content/language/translator';
import { isFilePath, pathOf } from '../http/urls/paths';
import { pageHandlers } from './pageHandlers';
import { prerenderer } from './pages/prerenderer';
import { registryRoute } from './pages/registryRoute';
import { pageRendering } from './pages/rendering';
import { liveShells } from './shell/liveShell';
import { shellFiles } from './shell/shellFiles';
import { speculationRules } from './pages/speculationRules';
import { serviceWorkerRoutes } from './worker/routes';
import { staticFiles } from './files/staticFiles';
import { storybook } from './files/storybook';

/** Interval of polling for a new release, in ms. */
const POLL_INTERVAL = 2_000;

/**
 * Serves the released front end: its pages, rendered on the server where the live remotes have a
 * build for that, the shell's and the remotes' files, and the registry at `/remotes.json`. A page
 * that cannot be rendered is the shell's HTML with the page's title and tags, and the browser
 * renders it. An unknown page or a missing item is a page with a 404. A missing file gets a 404
 * without HTML.
 */
export const frontEnd = plugin(
  async (app, config: Config & VersionPlaces & { tokenSecret: string; files: FileStore }) => {
    const shellOf = liveShells(config);
    /** The registry; undefined before the first release. */
    const remotes = async () => {
      const registry = await app.registry();
      return registry.shell || registry.remotes.length > 0 ? registry : undefined;
    };

    // Without the registry the page still explains the failure and offers a retry.
    const knownRemotes = () => remotes().catch(() => undefined);

    app.decorate('ownerOfPath', async (database, path) =>
      ownerOfPath(await readRegistry(database), path),
    );

    const rendering = pageRendering(app, config, { shellOf, registry: knownRemotes });
    const prepare = prerenderer(app, { registry: knownRemotes, at: rendering.at });
    // A release or a rollback starts its renderer before the first visitor comes.
    runPeriodically(app, {
      every: POLL_INTERVAL,
      work: async () => {
        await rendering.follow();
        await prepare();
      },
      failure: 'A new version of the site could not be prepared for visitors.',
    });
    const cached = renderCached(app, rendering);
    const preview = previews(app, config);
    const resolveVersions = versionResolver(app, config);
    const page = pageHandlers(app, config, {
      registry: knownRemotes,
      shellOf,
      resolveVersions,
      rendering,
      preview,
      cached,
    });

    // With two slashes a path would be a URL of another site, or a second URL of the same page.
    app.addHook('onRequest', async ({ method, originalUrl }, reply) => {
      const path = pathOf({ url: originalUrl });
      const plain = path.replace(/[/\\]+/g, '/');
      if (plain !== path && ['GET', 'HEAD'].includes(method))
        return reply
          .header('cache-control', 'no-cache')
          .redirect(plain + originalUrl.slice(path.length), 301);
      return undefined;
    });

    app.setNotFoundHandler(async (request, reply) => {
      // A file of an earlier website, such as /about.html.
      const to = request.method === 'GET' ? await redirectAt(app, request) : undefined;
      if (to !== undefined) return reply.header('cache-control', 'no-cache').redirect(to, 301);
      throw new HttpError(404, NOTHING_HERE);
    });
    // A page accepts any query; its remote declares the part that it uses.
    app.get<Visit>('/', hiddenRoute({ audience: 'public', query: {}, answer: FILE }), page);
    const shellScope = plugin(
      async (scope: FastifyInstance) => {
        const sendShellFile = await shellFiles(scope, config, async (request) => {
          const remotes = await knownRemotes();
          return pinnedVersionOf(app, request)?.remote === SHELL
            ? (await resolveVersions(request, remotes))?.registry
            : remotes;
        });
        const anyPage = hiddenRoute({
          audience: 'public',
          params: { '*': { type: 'string' } },
          query: {},
          answer: FILE,
        });
        scope.get<Visit & { Params: { '*': string } }>('/*', anyPage, (request, reply) =>
          isFilePath(pathOf(request)) ? sendShellFile(request, reply) : page(request, reply),
        );
      },
      { name: 'shell-files', encapsulate: true },
    );
    await app.register(shellScope);
    const moved = hiddenRoute({ audience: 'public', answer: NOTHING, status: 301 });
    app.get('/index.html', moved, async (_request, reply) => reply.redirect('/', 301));

    registryRoute(app, { remotes, resolveVersions });

    const plain = plainAnswer(app);
    const answer: AnswerForm = async (request, reply, rejected) => {
      const chosen = await resolveVersions(request, await knownRemotes());
      const end = chosen && preview.banner(chosen);
      const seed = [[postedFormKey(rejected.form.name), rejected.state] as const];
      const page = chosen && (await cached(request, reply, { ...chosen, end, seed }));
      // The page of a deleted item has no form, so the typed text would be lost.
      if (!page || [404, 410].includes(page.status) || page.location !== undefined)
        return plain(request, reply, rejected);
      setContentSecurityPolicy(reply, chosen.registry, pathOf(request));
      return sendCached(request, reply, { ...page, status: rejected.status }, 'no-store');
    };
    await app.register(formRoutes, { ...config, answer });

    for (const folder of [join(config.files.folder, UPLOADS), config.releasesDir])
      await mkdir(folder, { recursive: true });
    await shareRoutes(app, config);
    await variantRoutes(app);
    await app.register(documentRoutes, config);
    await speculationRules(app);
    const pages = async (request: FastifyRequest, wording?: Translator) => {
      const chosen = await resolveVersions(request, await knownRemotes());
      return chosen
        ? publicPages(chosen.registry, { siteName: (await app.organisation()).name, wording })
        : [];
    };
    await seo(app, { ...config, pages });
    await calendarRoutes(app, config);
    await serviceWorkerRoutes(app, {
      ...config,
      pages: async (request: FastifyRequest, wording: Translator) =>
        fixedPages(await pages(request, wording)),
    });
    await app.register(staticFiles, config);
    await app.register(storybook, { ...config, prefix: '/storybook' });
  },
  {
    name: 'front-end',
    dependencies: [
      'telemetry',
      'rate-limits',
      'access',
      'organisation',
      'api-cache',
      'visits',
      'live-releases',
    ],
  },
);
