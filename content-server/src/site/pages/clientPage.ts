import { canonicalPath } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { isPrivate, type PageHead, type Registry } from '@charity-site/registry';
import type { Config } from '../../process/settings/config';
import { essentialsHtml, essentialsOf } from '../html/essentials';
import type { Branding } from '../../content/organisation/organisation';
import { headTags } from '../html/head/headTags';
import type { Translator } from '../../content/language/translator';
import { sharedPicture } from '../html/head/sharingPicture';
import { describedAt, fixedPages, publicPages } from './describedPages';

/** A page that the browser renders. */
interface ClientPage {
  path: string;
  query: URLSearchParams;
  wording: Translator;
  organisation: Branding;
  /** Undefined before the first release. */
  remotes: Registry | undefined;
  /** True if no item has the path. */
  isUnknown: boolean | undefined;
}

/** The way back to an earlier version, for when the administrator's area does not open. */
const RELEASES_LINK = '<p><a href="/releases">Go back to an earlier version of the site</a></p>';

/** The head of a page before its data is loaded. */
const headOf = ({
  path,
  query,
  wording,
  organisation: { name: siteName },
  remotes,
  isUnknown,
}: ClientPage): PageHead => {
  if (isPrivate(path)) return {};
  const described = remotes && describedAt(remotes, path, { siteName, wording });
  if (!described) return { canonical: path };
  const { visited } = described;
  if (!visited || isUnknown) return { title: wording.t('Page not found'), missing: true };
  return {
    ...visited.page.head,
    canonical: canonicalPath(visited.path, visited.page.query, query),
  };
};

/**
 * Status, title and tags of a page that is not rendered on the server, with contact details for
 * when scripts do not run. 404 for a path at which its remote has no page, 503 while the database
 * is unavailable.
 */
export const clientPage = async (
  app: FastifyInstance,
  config: Config,
  page: ClientPage,
): Promise<{ status: number; head: string; essentials: string }> => {
  const { path, wording, remotes } = page;
  const { name: siteName, tagline } = page.organisation;
  const declared = headOf(page);
  const head = path === '/' && tagline ? { ...declared, description: tagline } : declared;
  const links = remotes ? fixedPages(publicPages(remotes, { siteName, wording })) : [];
  const read = async () => ({
    isDown: false,
    essentials: await essentialsOf(app.database, config.site),
    ...(await sharedPicture(app.database, head.picture)),
  });
  const { essentials, picture, focus, isDown } = await read().catch((error: unknown) => {
    app.log.error(error, 'The database does not answer.');
    return {
      isDown: true,
      essentials: { ...config.site, links: [], bank: [] },
      picture: undefined,
      focus: '',
    };
  });
  return {
    status: head.missing ? 404 : isDown && !isPrivate(path) ? 503 : 200,
    head: headTags(
      { ...head, picture },
      { siteName, origin: app.siteOrigin(), language: wording.language, focus },
    ),
    essentials: (isPrivate(path) ? RELEASES_LINK : '') + essentialsHtml(essentials, links, wording),
  };
};
