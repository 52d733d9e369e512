import { canonicalAddress } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { DescribedPage, PageHead } from '@charity-site/registry';
import type { Config } from '../../process/settings/config';
import type { VisitedPage } from '../../releases/shown/pageAt';
import { essentialsHtml, essentialsOf } from '../html/essentials';
import type { ShownOrganisation } from '../../content/organisation/organisation';
import { headTags } from '../html/head/headTags';
import type { Wording } from '../../content/language/wording';
import { isPrivate } from '../../http/addresses/privatePaths';
import { sharedPicture } from '../html/head/sharingPicture';

/** A page that the browser renders. */
interface ClientPage {
  path: string;
  query: URLSearchParams;
  wording: Wording;
  /** The page among those of its remote; undefined when the remote's pages are not known. */
  described?: { visited?: VisitedPage };
  /** The pages with one address, for links. */
  pages: readonly DescribedPage[];
}

/** The way back to an earlier version, for when the administrator's area does not open. */
const RELEASES_LINK = '<p><a href="/releases">Go back to an earlier version of the site</a></p>';

/** The head of a page before its data is there. */
const headOf = ({ path, query, described, wording: { say } }: ClientPage): PageHead => {
  if (isPrivate(path)) return {};
  if (!described) return { canonical: path };
  const { visited } = described;
  if (!visited) return { title: say('Page not found'), missing: true };
  return { ...visited.page.head, canonical: canonicalAddress(visited.path, visited.page.query, query) };
};

/**
 * Status, title and tags of a page that is not rendered on the server, with contact details for when scripts do not run.
 * 404 for a path at which its remote has no page, 503 while the database does not answer.
 */
export const clientPage = async (
  app: FastifyInstance,
  config: Config,
  page: ClientPage,
  { name, tagline }: ShownOrganisation,
): Promise<{ status: number; head: string; essentials: string }> => {
  const declared = headOf(page);
  const head = page.path === '/' && tagline ? { ...declared, description: tagline } : declared;
  const read = async () => ({
    essentials: await essentialsOf(app.database, config.site),
    ...(await sharedPicture(app.database, head.picture)),
  });
  const { essentials, picture, focus, isDown } = await read()
    .then((answers) => ({ ...answers, isDown: false }))
    .catch((error: unknown) => {
      app.log.error(error, 'The database does not answer.');
      return { essentials: { ...config.site, links: [], bank: [] }, picture: undefined, focus: '', isDown: true };
    });
  const status = head.missing ? 404 : isDown && !isPrivate(page.path) ? 503 : 200;
  return {
    status,
    head: headTags(
      { ...head, picture },
      { siteName: name, origin: app.siteOrigin(), language: page.wording.language, focus },
    ),
    essentials: (isPrivate(page.path) ? RELEASES_LINK : '') + essentialsHtml(essentials, page.pages, page.wording),
  };
};
