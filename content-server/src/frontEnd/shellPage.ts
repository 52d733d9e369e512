import { ownerOf, type Registry } from '@charity-site/registry';
import type { Config } from '../config';
import { escaped } from './head/escaped';
import { essentialsHtml, type Essentials } from './essentials';
import { excerptOf, preloadsOf, type Preload } from './excerpt';

/** The site's run-time configuration as api-client's `configureSite` takes it (docs/product.md 1.5). */
const siteConfig = ({ name, phone, email, timeZone }: Config['site']) => ({
  apiBase: '/api',
  siteName: name,
  phone,
  email,
  timeZone,
});

/** A block of data in the page. `<` is escaped, so that no text in it can end the block (`</script>`) or open another. */
const dataBlock = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Matches how the shell's guard asks for the file, crossorigin and all; otherwise the browser would fetch it twice. */
const preloadLink = ({ href, as, integrity }: Preload) =>
  `<link rel="preload" as="${as}" href="${escaped(href)}" crossorigin="anonymous"${
    integrity ? ` integrity="${escaped(integrity)}"` : ''
  }>`;

/** What goes into the shell's HTML for one address. */
export interface PageParts {
  site: Config['site'];
  /** The registry; undefined leaves it for the shell to fetch. */
  remotes?: Registry;
  /** The path of the page, without query. */
  path: string;
  /** The page's own title and tags, in HTML (head/headTags). */
  head: string;
  /** How to reach the organisation, for the page that shows when the scripts do not run. */
  essentials: Essentials;
  /** The address's query, which that page's 'Try again' keeps. */
  query: Record<string, unknown>;
  /** HTML for the end of the body. */
  end?: string;
}

const inserted = ({ site, remotes, path }: Pick<PageParts, 'site' | 'remotes' | 'path'>): string => {
  const owner = remotes && ownerOf(remotes, path);
  return [
    dataBlock('site-config', siteConfig(site)),
    remotes ? dataBlock('remotes', excerptOf(remotes, [owner?.name])) : '',
    ...(owner ? preloadsOf(owner).map(preloadLink) : []),
  ].join('');
};

/** A form's fields, which a browser sends in place of the query of the page's address. */
const hiddenFields = (query: PageParts['query']) =>
  Object.entries(query)
    .flatMap(([name, values]) => [values].flat().map((value) => [name, String(value)] as const))
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');

/** Puts content at the end of the one element that begins with a tag; a page without it stays as it is. */
const filled = (html: string, tag: string, content: string) => html.replace(tag, () => tag + content);

/**
 * The shell's HTML for an address: with the page's title and tags, the site's configuration, the registry (which saves a
 * request) and hints for the files of the remote that owns the address, all before the first script; and with what a
 * visitor needs most, in plain HTML, for the case that the scripts do not run.
 */
export const shellPage = (html: string, { head, end, essentials, query, ...parts }: PageParts): string => {
  const { name } = parts.site;
  let page = html.replace(/<title>[^<]*<\/title>/, () => head).replace('</body>', () => `${end ?? ''}</body>`);
  page = filled(page, '<p class="brand">', escaped(name));
  page = filled(page, '<form class="again">', hiddenFields(query));
  page = filled(page, '<div id="essentials">', essentialsHtml(essentials, name));
  const firstScript = page.search(/<script[\s>]/);
  const at = firstScript >= 0 ? firstScript : page.indexOf('</head>');
  return page.slice(0, at) + inserted(parts) + page.slice(at);
};
