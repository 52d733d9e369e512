import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ownerOf, parseRegistry, type Registry } from '@charity-site/registry';
import type { Config } from '../config';
import { isMalformed, MALFORMED_ADDRESS } from '../plugins/malformedAddress';
import { shareRoutes } from '../pictures/shareRoutes';
import { variantRoutes } from '../pictures/variantRoutes';
import { HttpError, RETRY_AFTER } from '../httpError';
import { seo } from './seo/routes';
import { headTags } from './head/headTags';
import { siteOrigin } from './head/origin';
import { factsOf, type PageFacts } from './head/pageFacts';
import { destinationOf } from './head/publicPages';
import { formRoutes } from './forms/formRoutes';
import { plainAnswer } from './forms/plainAnswer';
import { allowOrigins } from './allowOrigins';
import { essentialsOf, type Essentials } from './essentials';
import { excerptOf } from './excerpt';
import { overrides } from './overrides/overrides';
import { shellPage } from './shellPage';
import { shellFiles, staticFiles } from './staticFiles';
import { storybook } from './storybook';
import { sendTagged } from './tagged';
import { watchedFile } from './watchedFile';

const pathOf = ({ url }: FastifyRequest) => url.split(/[?#]/, 1)[0] ?? '/';

/** Whether a path names a file or an API call; a missing one gets a 404 without the HTML page. */
const namesFile = (path: string) =>
  /^\/(api|static|remotes|uploads)(\/|$)/.test(path) || /\.[a-z0-9]{1,6}$/i.test(path);

/**
 * Serves the released front end: the shell's HTML with each page's title and tags, its files, the remotes, and the
 * registry at `/remotes.json`. An unknown page or a missing item gets the same HTML with a 404, so that the app renders
 * 'not found'. A missing file gets a 404 without HTML.
 */
export const frontEnd = plugin(async (app, config: Config & { uploads: string }) => {
  const shell = watchedFile(join(config.shellDir, 'index.html'), (html) => html);
  const remotes = watchedFile(join(config.releasesDir, 'remotes.json'), (json) => parseRegistry(JSON.parse(json)));

  const knownRemotes = () =>
    remotes().catch((error: unknown) => {
      // Without the registry the page still explains the failure and offers a retry.
      app.log.error(error, 'The registry of remotes cannot be read.');
      return undefined;
    });

  const facts = (path: string, known: Registry | undefined): Promise<PageFacts | undefined> =>
    factsOf(app.database, destinationOf(path, known && ownerOf(known, path)?.name), config.site).catch(
      (error: unknown) => {
        // The page itself shows the failure; the 503 tells search engines to come back.
        app.log.error(error, 'The database does not say what a page is about.');
        return undefined;
      },
    );

  const essentials = (): Promise<Essentials> =>
    essentialsOf(app.database, config.site).catch((error: unknown) => {
      app.log.error(error, 'The database does not say how to reach the organisation.');
      return { ...config.site, bank: [] };
    });

  const local = overrides(app, config);

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    const html = await shell();
    if (!html) throw new HttpError(503, 'The website has not been built yet. Please try again in a minute.');
    const known = await knownRemotes();
    const asked = local.asked(request, reply, known);
    if (asked) return asked;
    const [said, reach] = await Promise.all([facts(path, known), essentials()]);
    const head = headTags(said ?? { type: 'website' }, { siteName: config.site.name, origin: siteOrigin(app, config) });
    const shown = known && local.shown(request, reply, known);
    const text = shellPage(html, {
      site: config.site,
      remotes: shown?.remotes,
      path,
      head,
      essentials: reach,
      query: request.query as Record<string, unknown>,
      end: shown?.banner,
    });
    if (!said) reply.header('retry-after', RETRY_AFTER);
    reply.code(isMalformed(request) ? 400 : (said?.status ?? 503));
    if (shown) allowOrigins(reply, shown.remotes, shown.sockets);
    return sendTagged(request, reply, { text, type: 'text/html; charset=utf-8', caching: 'no-cache' });
  };

  app.setNotFoundHandler(async (request) => {
    if (isMalformed(request)) throw new HttpError(400, MALFORMED_ADDRESS);
    throw new HttpError(404, 'There is nothing at this address.');
  });
  const hidden = { schema: { hide: true } };
  app.get('/', hidden, page);
  await app.register(async (scope) => {
    const sendShellFile = await shellFiles(scope, config);
    scope.get<{ Params: { '*': string } }>('/*', hidden, (request, reply) =>
      namesFile(pathOf(request)) ? sendShellFile(request, reply) : page(request, reply),
    );
  });
  app.get('/index.html', hidden, async (_request, reply) => reply.redirect('/', 301));

  // With `?of=<name>,<name>` it contains only what these remotes' pages need.
  app.get<{ Querystring: { of?: string | string[] } }>(
    '/remotes.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const { of } = request.query;
      const known = await remotes();
      if (!known) throw new HttpError(404, 'No remotes have been released yet.');
      const shown = local.shown(request, reply, known).remotes;
      const text = JSON.stringify(of === undefined ? shown : excerptOf(shown, String(of).split(',')));
      return sendTagged(request, reply, { text, type: 'application/json', caching: 'no-cache' });
    },
  );

  app.decorate('renderPage', plainAnswer(config.site));
  await app.register(formRoutes, config);

  for (const folder of [config.uploads, config.releasesDir]) await mkdir(folder, { recursive: true });
  await app.register(shareRoutes, config);
  await app.register(variantRoutes);
  await app.register(seo, config);
  await app.register(staticFiles, config);
  await app.register(storybook, { ...config, prefix: '/storybook' });
});
