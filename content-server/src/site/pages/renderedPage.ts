import { splitLanguage } from '@charity-site/api-client/entities';
import { shownContributions } from '@charity-site/registry';
import type { FastifyInstance } from 'fastify';
import { currentPathOf, hasEndedAt } from '../../content/slugs/currentPathOf';
import type { Database } from '../../db/database';
import type { Config } from '../../process/settings/config';
import type { RenderResult } from '../cache/cachedResponse';
import { RenderError } from '../rendering/rendererProcess';
import type { renderers } from '../rendering/renderers';
import { traced } from '../../process/spans';
import { CLOSED } from './closedPage';
import { fixedPages, publicPages } from './describedPages';
import { essentialsHtml, essentialsOf } from '../html/essentials';
import { headTags } from '../html/head/headTags';
import { sharedPicture } from '../html/head/sharingPicture';
import { organisationFacts } from '../html/head/structuredData';
import { replacedTexts } from '../../content/language/interfaceTexts';
import { translatorFor } from '../../content/language/translator';
import { renderedHtml } from '../html/renderedHtml';
import { measuring, siteConfig } from '../shell/siteConfig';
import type { RequestedPage } from './requestedPage';

type Renderers = Pick<ReturnType<typeof renderers>, 'render'>;

/** Current URL of a moved item; undefined if it has not moved. */
const movedTo = async (database: Database, address: string): Promise<string | undefined> => {
  const [path = '', query] = address.split('?');
  const moved = await currentPathOf(database, path);
  return moved !== undefined && query ? `${moved}?${query}` : moved;
};

/** The page as the remote renders it, and the settings it was rendered with. */
const renderedBy = async (
  app: FastifyInstance,
  config: Config,
  { render }: Renderers,
  { pair, address, language, registry, seed }: RequestedPage,
) => {
  const settings = await app.withTables(async () => ({
    organisation: await app.organisation(language),
    acceptedTexts: await replacedTexts(app.database, language),
  }));
  const { organisation, acceptedTexts } = settings.result;
  const site = {
    ...siteConfig(app, config, organisation, language),
    // Set even if undefined, as in `siteConfig`.
    acceptedTexts,
    contributions: shownContributions(registry, false),
  };
  const startedAt = performance.now();
  const page = await traced(
    'render',
    { remote: pair.remote.name, version: pair.remote.version },
    () => render(pair, { address, site, seed }),
  );
  app.measure('site.page.render.duration', (performance.now() - startedAt) / 1000, {
    remote: pair.remote.name,
  });
  // The browser shows the error and retries.
  if (page.status === 503) throw new RenderError('The data of a page could not be read.');
  return { page, site, organisation, tables: [...page.tables, ...settings.tables] };
};

/** Pictures, facts and essentials that the server adds to a rendered page. */
const additionsTo = async (
  app: FastifyInstance,
  config: Config,
  { page, organisation }: Awaited<ReturnType<typeof renderedBy>>,
  { registry, language }: RequestedPage,
) => {
  const wording = await translatorFor(app.database, language);
  const links = fixedPages(publicPages(registry, { siteName: organisation.name, wording }));
  return app.withTables(async () => {
    const essentials = await essentialsOf(app.database, config.site);
    return {
      ...(await sharedPicture(app.database, page.head.picture)),
      facts:
        page.head.canonical === '/'
          ? await organisationFacts(app.database, essentials, organisation.proof)
          : undefined,
      essentials: essentialsHtml(essentials, links, wording),
    };
  });
};

/**
 * The whole HTML of a page, or a redirect, and the tables that were read for it.
 * @throws RenderError when rendering fails, and what the database throws
 */
export const renderedPage = async (
  app: FastifyInstance,
  config: Config,
  using: Renderers,
  requested: RequestedPage,
): Promise<RenderResult> => {
  const { pair, address, isFixed, language, registry, preview, seed } = requested;
  // A posted form gets its response at the URL that it was sent to.
  const moved =
    seed || isFixed ? undefined : await app.withTables(() => movedTo(app.database, address));
  if (moved?.result !== undefined)
    return { status: 301, html: '', location: moved.result, tables: moved.tables };
  const rendered = await renderedBy(app, config, using, requested);
  const { page, site, organisation } = rendered;
  const [path = ''] = address.split('?');
  const isGone = page.status === 404 && (await hasEndedAt(app.database, path));
  const tables = [...rendered.tables, ...(moved?.tables ?? [])];
  if (page.location)
    return {
      status: page.status,
      html: '',
      location: splitLanguage(page.location).path,
      tables,
    };
  const additions = await additionsTo(app, config, rendered, requested);
  const { picture, focus, facts, essentials } = additions.result;
  const html = renderedHtml(pair.shell.template, {
    head: headTags(
      { ...page.head, picture, ...(preview && { canonical: undefined }) },
      { siteName: organisation.name, origin: site.origin, language, focus, organisation: facts },
    ),
    page: preview
      ? { ...page, state: page.state?.map(([key, data]) => [key, data, preview.until] as const) }
      : page,
    // For the browser alone: it does not change what is rendered.
    site: { ...site, serviceWorker: config.serviceWorker && !preview, ...measuring(config) },
    organisation,
    registry,
    remote: pair.remote,
    // The notice is at the URL of another page, whose routes must not start.
    starter: address === CLOSED || (preview && !page.state) ? undefined : pair.server.starter,
    essentials,
    banner: preview?.banner,
  });
  // A page that depends on the query and is not listed by search engines, such as a giving slip,
  // belongs to one visitor.
  const isUncacheable = page.head.indexable === false && address.includes('?');
  return {
    status: isGone ? 410 : page.status,
    html,
    tables: [...tables, ...additions.tables],
    isUncacheable,
  };
};
