import type { SiteConfig } from '../shell/siteConfig';
import type { PageData, RegisteredRemote, Registry, RenderedPage } from '@charity-site/registry';
import { dataBlock } from './dataBlock';
import { excerptOf, preloadsOf } from './excerpt';
import { picturePreload } from './picturePreload';

/** What a rendered page is made of. */
export interface RenderedParts {
  /** Title and tags, in HTML. */
  head: string;
  page: RenderedPage;
  site: SiteConfig & { serviceWorker?: boolean };
  registry: Registry;
  remote: RegisteredRemote;
  /** Address of the script that starts the page; undefined for a page that never starts. */
  starter: string | undefined;
  /** Contact details in HTML, for when a part of the page fails later. */
  essentials: string;
  /** HTML before the page. */
  band?: string;
}

const SCRIPT = /<script\s+defer[^>]*\ssrc="([^"]+)"[^>]*><\/script>/g;
const PRELOAD = /<link\s[^>]*rel="preload"[^>]*>/g;
const ROOT = '<div id="root">';

const hrefOf = (link: string) => /href="([^"]+)"/.exec(link)?.[1];

/** What the starter loads: the scripts of the shell's page, and the files that they would ask for later. */
const startOf = (html: string, remote: RegisteredRemote) => ({
  scripts: [...html.matchAll(SCRIPT)].map(([, src]) => src),
  preloads: [
    ...[...html.matchAll(PRELOAD)].map(([link]) => ({ href: hrefOf(link), as: 'script' })),
    ...preloadsOf(remote).map((file) => ({ ...file, crossOrigin: 'anonymous' })),
  ],
});

/**
 * The shell's HTML with a rendered page in it. The page can be read before any script has arrived: the request for the
 * main picture and the styles come first, what only scripts need comes last, and the scripts themselves are left to the
 * starter.
 */
export const renderedHtml = (
  html: string,
  { head, page, site, registry, remote, starter, essentials, band = '' }: RenderedParts,
): string => {
  const { loaderData, state } = page;
  const data: PageData | undefined = state && { remote: remote.name, version: remote.version, loaderData, state };
  const shell = html.replace(SCRIPT, '').replace(PRELOAD, '');
  const top = shell
    .slice(0, shell.indexOf(ROOT) + ROOT.length)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<html lang="en"', `<html lang="${site.language}"`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/, '')
    .replace(ROOT, () => band + ROOT)
    .replace(
      '</head>',
      () =>
        `${picturePreload(page.html)}${page.styles}${starter === undefined ? '' : `<script type="module" src="${starter}"></script>`}</head>`,
    );
  if (starter === undefined) return `${top}${page.html}</div></body></html>`;
  return [
    // Nothing between the root and its content: React would find a text that it did not render.
    `${top}${page.html}</div>`,
    `<template id="essentials">${essentials}</template>`,
    dataBlock('site-config', site),
    dataBlock('remotes', excerptOf(registry, [remote.name])),
    dataBlock('start', startOf(html, remote)),
    data ? dataBlock('page-data', data) : '',
    '</body></html>',
  ].join('\n');
};
