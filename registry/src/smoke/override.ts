import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { withBlocksOf, withRegistry } from '../shape/inPage';
import type { Registry } from '../shape/registry';

/** What one browser loads instead of the live version. Other visitors are not affected. */
export interface Override {
  registry?: Registry;
  /** Folder of a shell's build. */
  shellDir?: string;
}

const fileIn = async (folder: string, url: string): Promise<string | undefined> => {
  const file = path.join(folder, path.normalize(new URL(url).pathname));
  return (await stat(file).catch(() => undefined))?.isFile() ? file : undefined;
};

/** Makes a page of a running site load another registry or another shell than the live one. */
export const override = async (page: Page, url: string, { registry, shellDir }: Override): Promise<void> => {
  const document = async (route: Route) => {
    // A page that the server rendered would be the live version's.
    const response = await route.fetch({ headers: { ...route.request().headers(), 'x-rendering': 'off' } });
    const live = await response.text();
    const html = shellDir ? withBlocksOf(await readFile(path.join(shellDir, 'index.html'), 'utf8'), live) : live;
    await route.fulfill({ response, body: registry ? withRegistry(html, registry) : html });
  };
  const answer = async (route: Route) => {
    const request = route.request();
    if (request.resourceType() === 'document') return document(route);
    const file = shellDir && (await fileIn(shellDir, request.url()));
    return file ? route.fulfill({ path: file }) : route.fallback();
  };
  // A failed answer fails this request only. The page may already be closed when the site answers.
  await page.route(`${url}/**`, (route) => answer(route).catch(() => route.abort().catch(() => undefined)));
};
