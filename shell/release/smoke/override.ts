import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Registry } from '../../../registry/registry';

/** What one browser is shown in the place of what is live; everybody else goes on seeing that. */
export interface Override {
  registry?: Registry;
  /** Folder of a shell's build. */
  shellDir?: string;
}

const BLOCKS = /<script type="application\/json" id="(site-config|remotes)">.*?<\/script>/gs;
const REGISTRY = /<script type="application\/json" id="remotes">.*?<\/script>/s;
/** Hints for the files of what is live: of no use for a candidate, and the browser would complain of it. */
const HINTS = /<link rel="preload" as="(fetch|script)" href="[^"]*" crossorigin="anonymous"[^>]*>/g;

/** Where the server puts its blocks too: before the first script. */
const withBlocks = (html: string, blocks: string): string => {
  const at = html.search(/<script[\s>]/);
  return html.slice(0, at) + blocks + html.slice(at);
};

/** The HTML of a page with another registry. A page without a block (nothing was ever released there) gets one. */
export const withRegistry = (html: string, registry: Registry): string => {
  const text = JSON.stringify(registry).replaceAll('<', '\\u003c');
  return withBlocks(
    html.replace(HINTS, '').replace(REGISTRY, ''),
    `<script type="application/json" id="remotes">${text}</script>`,
  );
};

/** A candidate shell's HTML with what the server has put into the live one's. */
const withLiveBlocks = (html: string, live: string): string =>
  withBlocks(html, [...live.matchAll(BLOCKS)].map(([block]) => block).join(''));

const fileIn = async (folder: string, url: string): Promise<string | undefined> => {
  const file = path.join(folder, path.normalize(new URL(url).pathname));
  return (await stat(file).catch(() => undefined))?.isFile() ? file : undefined;
};

/** Lets a page of a running site see another registry or another shell than the live one. */
export const override = async (page: Page, url: string, { registry, shellDir }: Override): Promise<void> => {
  const document = async (route: Route) => {
    const response = await route.fetch();
    const live = await response.text();
    const html = shellDir ? withLiveBlocks(await readFile(path.join(shellDir, 'index.html'), 'utf8'), live) : live;
    await route.fulfill({ response, body: registry ? withRegistry(html, registry) : html });
  };
  const answer = async (route: Route) => {
    const request = route.request();
    if (request.resourceType() === 'document') return document(route);
    const file = shellDir && (await fileIn(shellDir, request.url()));
    return file ? route.fulfill({ path: file }) : route.fallback();
  };
  // What cannot be answered fails for the page alone, also when the page was given up before its site answered.
  await page.route(`${url}/**`, (route) => answer(route).catch(() => route.abort().catch(() => undefined)));
};
