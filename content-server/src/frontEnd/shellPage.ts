import { ownerOf, type Registry } from '../../../registry/registry';
import type { Config } from '../config';
import { escaped } from './head/escaped';
import { excerptOf, preloadsOf, type Preload } from './excerpt';

/** The site's run-time configuration as api-client's `configureSite` takes it (DECISIONS 28). */
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
  /** HTML for the end of the body. */
  end?: string;
}

const inserted = ({ site, remotes, path }: Omit<PageParts, 'head' | 'end'>): string => {
  const owner = remotes && ownerOf(remotes, path);
  return [
    dataBlock('site-config', siteConfig(site)),
    remotes ? dataBlock('remotes', excerptOf(remotes, [owner?.name])) : '',
    ...(owner ? preloadsOf(owner).map(preloadLink) : []),
  ].join('');
};

/**
 * The shell's HTML for an address: with the page's title and tags, the site's configuration, the registry (which saves a
 * request) and hints for the files of the remote that owns the address, all before the first script.
 */
export const shellPage = (html: string, { head, end, ...parts }: PageParts): string => {
  const titled = html.replace(/<title>[^<]*<\/title>/, () => head).replace('</body>', () => `${end ?? ''}</body>`);
  const firstScript = titled.search(/<script[\s>]/);
  const at = firstScript >= 0 ? firstScript : titled.indexOf('</head>');
  return titled.slice(0, at) + inserted(parts) + titled.slice(at);
};
