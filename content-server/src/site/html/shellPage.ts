import { ownerOf, type Registry } from '@charity-site/registry';
import { escapeHtml } from '@charity-site/api-client/entities';
import type { Branding } from '../../content/organisation/organisation';
import { brandingStyles } from './brandingStyles';
import { dataBlock } from './dataBlock';
import { registryForPage, preloadsOf, type Preload } from './registryForPage';
import { fillTemplate, type ShellTemplate } from '../shell/shellTemplate';
import { shellTextsIn } from './shellTexts';
import type { Translator } from '../../content/language/translator';
import type { SiteConfig } from '../shell/siteConfig';

/**
 * Must match the shell's own request, including crossorigin; otherwise the browser fetches the file
 * twice.
 */
const preloadLink = ({ href, as, integrity }: Preload) =>
  `<link rel="preload" as="${as}" href="${escapeHtml(href)}" crossorigin="anonymous"${
    integrity ? ` integrity="${escapeHtml(integrity)}"` : ''
  }>`;

/** Parts that are inserted into the shell's HTML for one page. */
export interface PageParts {
  /**
   * The site's settings, as api-client's `configureSite` takes them, and in other languages the
   * shell's own texts.
   */
  site: SiteConfig & { texts?: Record<string, string> };
  wording: Translator;
  organisation: Branding;
  /** The registry; without it the shell fetches it. */
  remotes?: Registry;
  /** The path of the page, without query. */
  path: string;
  /** The page's own title and tags, in HTML (head/headTags). */
  head: string;
  /** Contact details in HTML, for when scripts do not run. */
  essentials: string;
  /** Query of the URL, preserved by the fallback page's 'Try again'. */
  query: Record<string, unknown>;
  /** HTML for the end of the body. */
  end?: string;
}

const inserted = ({
  site,
  remotes,
  path,
}: Pick<PageParts, 'site' | 'remotes' | 'path'>): string => {
  const owner = remotes && ownerOf(remotes, path);
  return [
    dataBlock('site-config', site),
    remotes ? dataBlock('remotes', registryForPage(remotes, [owner?.name])) : '',
    ...(owner ? preloadsOf(owner).map(preloadLink) : []),
  ].join('');
};

/** Hidden fields for a query, because submitting a form replaces the query of the URL. */
const hiddenFields = (query: PageParts['query']) =>
  Object.entries(query)
    .flatMap(([name, values]) => [values].flat().map((value) => [name, String(value)] as const))
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');

/**
 * The shell's page for the browser to render, with title and tags, site configuration, registry
 * (saves a request) and preload hints before the first script, and contact details in plain HTML
 * for when scripts do not run.
 */
export const shellPage = (
  template: ShellTemplate,
  { head, end = '', essentials, query, wording, organisation, ...parts }: PageParts,
): string => {
  const { replacements, styles } = brandingStyles(organisation);
  return fillTemplate(template, {
    ...shellTextsIn(wording),
    ...replacements,
    title: () => head,
    scripts: (scripts) => inserted(parts) + scripts + styles,
    brand: () => escapeHtml(parts.site.siteName),
    again: () => hiddenFields(query),
    essentials: () => essentials,
    bodyEnd: () => end,
  });
};
