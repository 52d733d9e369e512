import type { SiteConfig } from '../shell/siteConfig';
import type { PageData, RegisteredRemote, Registry, RenderedPage } from '@charity-site/registry';
import type { Branding } from '../../content/organisation/organisation';
import { brandingStyles } from './brandingStyles';
import { dataBlock } from './dataBlock';
import { registryForPage, preloadsOf } from './registryForPage';
import { picturePreload } from './picturePreload';
import { fillTemplate, type Replacements, type ShellTemplate } from '../shell/shellTemplate';

/** Parts of a rendered page. */
export interface RenderedParts {
  /** Title and tags, in HTML. */
  head: string;
  page: RenderedPage;
  site: SiteConfig & { serviceWorker?: boolean };
  organisation: Branding;
  registry: Registry;
  remote: RegisteredRemote;
  /** URL of the script that hydrates the page; undefined for a page without hydration. */
  starter: string | undefined;
  /** Contact details in HTML, for when a part of the page fails later. */
  essentials: string;
  /** HTML before the page. */
  banner?: string;
}

/**
 * Files that the starter loads: the scripts of the shell's page, and the files that these would
 * request later.
 */
const startOf = ({ scripts, preloads }: ShellTemplate, remote: RegisteredRemote) => ({
  scripts,
  preloads: [
    ...preloads.map((href) => ({ href, as: 'script' })),
    ...preloadsOf(remote).map((file) => ({ ...file, crossOrigin: 'anonymous' })),
  ],
});

/**
 * The shell's page with a rendered page in it. The page is readable before any script arrives: the
 * preload of the main picture and the styles come first, the data for scripts comes last, and the
 * starter loads the scripts.
 */
export const renderedHtml = (
  template: ShellTemplate,
  {
    head,
    page,
    site,
    organisation,
    registry,
    remote,
    starter,
    essentials,
    banner = '',
  }: RenderedParts,
): string => {
  const { loaderData, state } = page;
  const data: PageData | undefined = state && {
    remote: remote.name,
    version: remote.version,
    loaderData,
    state,
  };
  const { replacements: colours, styles } = brandingStyles(organisation);
  const script = starter === undefined ? '' : `<script type="module" src="${starter}"></script>`;
  const replacements: Replacements = {
    ...colours,
    html: (start) => start.replace('lang="en"', `lang="${site.language}"`),
    title: () => head,
    noscript: () => '',
    scripts: () => `${styles}${picturePreload(page.html)}${page.styles}${script}`,
    root: (start) => banner + start,
  };
  const top = fillTemplate(template, replacements, 'root');
  if (starter === undefined) return `${top}${page.html}</div></body></html>`;
  return [
    // Nothing between the root and its content: React would find text that it did not render.
    `${top}${page.html}</div>`,
    `<template id="essentials">${essentials}</template>`,
    dataBlock('site-config', site),
    dataBlock('remotes', registryForPage(registry, [remote.name])),
    dataBlock('start', startOf(template, remote)),
    data ? dataBlock('page-data', data) : '',
    '</body></html>',
  ].join('\n');
};
