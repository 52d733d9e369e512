import { splitLanguage } from '@charity-site/api-client/entities';
import { shownContributions } from '@charity-site/registry';
import type { FastifyInstance } from 'fastify';
import { movedItem } from '../../content/addresses/movedItem';
import type { Config } from '../../process/settings/config';
import { RenderError } from '../rendering/rendererProcess';
import type { renderers } from '../rendering/renderers';
import { traced } from '../../process/spans';
import { CLOSED } from './closedPage';
import { coloured } from '../html/coloured';
import { fixedPages, publicPages } from './describedPages';
import { essentialsHtml, essentialsOf } from '../worker/essentials';
import { headTags } from '../html/head/headTags';
import { sharedPicture } from '../html/head/sharingPicture';
import { organisationFacts } from '../html/head/structuredData';
import { wordingIn } from '../../content/language/wording';
import { MovedError } from './movedError';
import { renderedHtml } from '../html/renderedHtml';
import { measuring, siteConfig } from '../shell/siteConfig';
import type { WantedPage } from './wantedPage';

type Renderers = Pick<ReturnType<typeof renderers>, 'render'>;

/** The page as the remote renders it, with the settings that it was rendered with. */
const renderedBy = async (
  app: FastifyInstance,
  config: Config,
  { render }: Renderers,
  { pair, address, language, known, seed }: WantedPage,
) => {
  // A posted form is answered at the address that it was sent to.
  const [path = '', query] = address.split('?');
  const moved = seed ? undefined : await movedItem(app.database, path);
  if (moved) throw new MovedError(301, query ? `${moved}?${query}` : moved);
  const told = await app.readsOf(() => app.organisation(language));
  const organisation = told.result;
  const site = {
    ...siteConfig(app, config, organisation, language),
    contributions: shownContributions(known, false),
  };
  const begun = performance.now();
  const page = await traced('render', { remote: pair.remote.name, version: pair.remote.version }, () =>
    render(pair, { address, site, seed }),
  );
  app.measure('site.page.render.duration', (performance.now() - begun) / 1000, { remote: pair.remote.name });
  // The browser shows what could not be loaded, and tries again.
  if (page.status === 503) throw new RenderError('The data of a page could not be read.');
  if (page.location) throw new MovedError(page.status, splitLanguage(page.location).address);
  return { page, site, organisation, reads: [...page.reads, ...told.reads] };
};

/** What the server adds to a rendered page. */
const besidesOf = async (
  app: FastifyInstance,
  config: Config,
  { page, organisation }: Awaited<ReturnType<typeof renderedBy>>,
  { known, language }: WantedPage,
) => {
  const wording = await wordingIn(language);
  const links = fixedPages(publicPages(known, { siteName: organisation.name, wording }));
  return app.readsOf(async () => {
    const essentials = await essentialsOf(app.database, config.site);
    return {
      ...(await sharedPicture(app.database, page.head.picture)),
      facts: page.head.canonical === '/' ? await organisationFacts(app.database, essentials) : undefined,
      essentials: essentialsHtml(essentials, links, wording),
    };
  });
};

/**
 * The whole HTML of a page, with everything that was read for it.
 * @throws MovedError for a redirect, RenderError when rendering fails, and what the database throws
 */
export const wholePage = async (app: FastifyInstance, config: Config, using: Renderers, wanted: WantedPage) => {
  const { pair, address, language, known, preview } = wanted;
  const rendered = await renderedBy(app, config, using, wanted);
  const besides = await besidesOf(app, config, rendered, wanted);
  const { page, site, organisation, reads } = rendered;
  const { picture, focus, facts, essentials } = besides.result;
  const html = renderedHtml(coloured(pair.shell.html, organisation), {
    head: headTags(
      { ...page.head, picture, ...(preview && { canonical: undefined }) },
      { siteName: organisation.name, origin: site.origin, language, focus, organisation: facts },
    ),
    page: preview ? { ...page, state: page.state?.map(([key, data]) => [key, data, preview.until] as const) } : page,
    // For the browser alone: it does not change what is rendered.
    site: { ...site, serviceWorker: config.serviceWorker && !preview, ...measuring(config) },
    registry: known,
    remote: pair.remote,
    // The notice is at the address of another page, whose routes must not start.
    starter: address === CLOSED || (preview && !page.state) ? undefined : pair.server.starter,
    essentials,
    band: preview?.band,
  });
  return { status: page.status, html, reads: [...reads, ...besides.reads] };
};
