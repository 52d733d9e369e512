import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { parseRegistry, SHELL, type Registry } from '@charity-site/registry';
import type { Config } from '../process/settings/config';
import { isMalformed, MALFORMED_ADDRESS } from '../http/addresses/malformedAddress';
import { calendarRoutes } from './calendar/calendarRoutes';
import { redirectAt } from './pages/redirectAt';
import { documentRoutes } from '../media/pictures/documentRoutes';
import { shareRoutes } from '../media/pictures/shareRoutes';
import { variantRoutes } from '../media/pictures/variantRoutes';
import { HttpError } from '../http/httpError';
import { FILE, hiddenRoute, NOTHING } from '../http/openApi/hiddenRoute';
import { sendCached } from './cache/sendCached';
import { shownRegistries } from '../releases/shown/shownRegistry';
import { storedVersionOf } from '../releases/shown/storedVersion';
import { seo } from './seo/routes';
import { formRoutes } from './forms/formRoutes';
import { plainAnswer } from './forms/plainAnswer';
import { overrides } from './overrides/overrides';
import { itemPreviewPages } from './itemPreviews/itemPreviewPages';
import { previews } from './previews/previews';
import { clientRendering, type Visit } from './pages/clientRendering';
import { CLOSED_FOR, isClosed, plainClosedPage } from './pages/closedPage';
import { fixedPages, publicPages } from './pages/describedPages';
import { followRedirects } from './pages/followRedirects';
import { closedPages, madePages } from './pages/madePages';
import { setPagePolicy } from './pages/pagePolicy';
import { inLanguageOf, languageOf, outsideLanguages } from '../http/addresses/pageLanguage';
import { wordingIn, type Wording } from '../content/language/wording';
import { MovedError } from './pages/movedError';
import { namesFile } from '../http/addresses/namesFile';
import { notePageView } from './pages/pageView';
import { pathOf } from '../http/addresses/pathOf';
import { preparedPages } from './pages/preparedPages';
import { registryRoute } from './pages/registryRoute';
import { pageRendering } from './pages/rendering';
import { liveShells } from './shell/liveShell';
import { shellFiles } from './shell/shellFiles';
import { nameSpeculationRules, speculationRules } from './pages/speculationRules';
import { serviceWorkerRoutes } from './worker/routes';
import { staticFiles } from './files/staticFiles';
import { storybook } from './files/storybook';
import { watchedFile } from './shell/watchedFile';

/** Gets the page as browsers render it: development and the smoke test show a remote that the server does not have. */
const asksForPlain = ({ headers }: FastifyRequest) => headers['x-rendering'] === 'off';

/**
 * Serves the released front end: its pages, rendered on the server where the live remotes have a build for that, the
 * shell's and the remotes' files, and the registry at `/remotes.json`. A page that cannot be rendered is the shell's HTML
 * with the page's title and tags, and the browser renders it. An unknown page or a missing item is a page with a 404. A
 * missing file gets a 404 without HTML.
 */
export const frontEnd = plugin(async (app, config: Config & { uploads: string }) => {
  const shellOf = liveShells(config);
  const remotes = watchedFile(join(config.releasesDir, 'remotes.json'), (json) => parseRegistry(JSON.parse(json)));

  const knownRemotes = () =>
    remotes().catch((error: unknown) => {
      // Without the registry the page still explains the failure and offers a retry.
      app.log.error(error, 'The registry of remotes cannot be read.');
      return undefined;
    });

  const rendering = pageRendering(app, config, { shellOf, registry: knownRemotes });
  preparedPages(app, { registry: knownRemotes, at: rendering.at });
  const made = madePages(app, rendering);
  const closed = closedPages(app, rendering);
  const local = overrides(app, config);
  const preview = previews(app, config);
  const itemPreviews = itemPreviewPages(app, config, { rendering, registry: knownRemotes });
  const shownFor = shownRegistries(app, config);

  const clientRendered = clientRendering(app, config);

  /** The notice in place of a remote that is switched off. */
  const sendClosed = async (request: FastifyRequest, reply: FastifyReply, known: Registry) => {
    reply.header('retry-after', CLOSED_FOR);
    const language = languageOf(request);
    const page = await closed(known, language);
    if (page) return sendCached(request, reply, { ...page, status: 503 }, 'no-store');
    reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(plainClosedPage(await app.organisation(language), await wordingIn(language)));
  };

  const page = async (request: FastifyRequest<Visit>, reply: FastifyReply) => {
    const plainAddress = outsideLanguages(request);
    if (plainAddress !== undefined) return reply.redirect(plainAddress, 302);
    const opened = (await preview.opened(request, reply)) ?? (await itemPreviews.opened(request, reply));
    if (opened) return opened;
    const chosen = await shownFor(request, await knownRemotes(), reply);
    const shell = await shellOf(chosen?.registry);
    if (!shell) throw new HttpError(503, 'The website has not been built yet. Please try again in a minute.');
    const stored = chosen?.stored;
    const asked = stored ? undefined : local.asked(request, reply, chosen?.registry);
    if (asked) return asked;
    const shown = stored ? preview.shown(chosen) : chosen && local.shown(request, reply, chosen.registry);
    const isReleased = shown?.remotes === chosen?.registry && !isMalformed(request);
    const isLive = !stored && isReleased;
    try {
      if (asksForPlain(request)) return await clientRendered(request, reply, shell.html, shown);
      if (chosen && isLive && isClosed(chosen.registry, pathOf(request)))
        return await sendClosed(request, reply, chosen.registry);
      if (chosen && isLive) notePageView(app, request, chosen.registry);
      const page = chosen && isReleased ? await made(request, reply, { ...chosen, end: shown?.banner }) : undefined;
      if (page?.status === 404) await followRedirects(app.database, request);
      if (chosen && page) setPagePolicy(reply, chosen.registry, pathOf(request));
      if (page && stored) return sendCached(request, reply, page, 'no-store');
      if (page) return sendCached(request, nameSpeculationRules(reply), page);
      return await clientRendered(request, reply, shell.html, shown);
    } catch (error) {
      if (!(error instanceof MovedError)) throw error;
      // Asked again every time: browsers keep a 301, and an item may get an earlier address back.
      return reply.header('cache-control', 'no-cache').redirect(inLanguageOf(request, error.location), error.status);
    }
  };

  app.setNotFoundHandler(async (request, reply) => {
    if (isMalformed(request)) throw new HttpError(400, MALFORMED_ADDRESS);
    // A file of an earlier website, such as /about.html.
    const to = request.method === 'GET' ? await redirectAt(app.database, pathOf(request)) : undefined;
    if (to !== undefined) return reply.header('cache-control', 'no-cache').redirect(to, 301);
    throw new HttpError(404, 'There is nothing at this address.');
  });
  // A page takes any query; which part it uses, the remote says.
  app.get<Visit>('/', { schema: hiddenRoute({ query: {}, answer: FILE }) }, page);
  await app.register(async (scope) => {
    const sendShellFile = await shellFiles(scope, config, async (request) => {
      const known = await knownRemotes();
      return storedVersionOf(app, request)?.remote === SHELL ? (await shownFor(request, known))?.registry : known;
    });
    const anyPage = { schema: hiddenRoute({ params: { '*': { type: 'string' } }, query: {}, answer: FILE }) };
    scope.get<Visit & { Params: { '*': string } }>('/*', anyPage, (request, reply) =>
      namesFile(pathOf(request)) ? sendShellFile(request, reply) : page(request, reply),
    );
  });
  const moved = { schema: hiddenRoute({ answer: NOTHING, status: 301 }) };
  app.get('/index.html', moved, async (_request, reply) => reply.redirect('/', 301));

  registryRoute(app, { remotes, shownFor, local });

  const plain = plainAnswer(app);
  app.decorate('renderPage', async (request, reply, answer) => {
    const chosen = await shownFor(request, await knownRemotes());
    const end = chosen?.stored && preview.shown(chosen).banner;
    const page = chosen && (await made(request, reply, { ...chosen, end, seed: answer.seed }));
    // The page of an item that is gone has no form, and so would lose what was written.
    if (!page || page.status === 404) return plain(request, reply, answer);
    setPagePolicy(reply, chosen.registry, pathOf(request));
    return sendCached(request, reply, { ...page, status: answer.status }, 'no-store');
  });
  await app.register(formRoutes, config);

  for (const folder of [config.uploads, config.releasesDir]) await mkdir(folder, { recursive: true });
  await app.register(shareRoutes, config);
  await app.register(variantRoutes);
  await app.register(documentRoutes, config);
  await app.register(speculationRules);
  const pages = async (request: FastifyRequest, wording?: Wording) => {
    const chosen = await shownFor(request, await knownRemotes());
    return chosen ? publicPages(chosen.registry, { siteName: (await app.organisation()).name, wording }) : [];
  };
  await app.register(seo, { ...config, pages });
  await app.register(calendarRoutes, config);
  await app.register(serviceWorkerRoutes, {
    ...config,
    pages: async (request: FastifyRequest, wording: Wording) => fixedPages(await pages(request, wording)),
  });
  await app.register(staticFiles, config);
  await app.register(storybook, { ...config, prefix: '/storybook' });
});
