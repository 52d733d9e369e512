import { expect, type Page } from '@playwright/test';
import type { Site } from '../fixtures/test';
import { unrendered } from '../fixtures/unrendered';

/** Console messages of a page whose shell scripts failed to load. */
export const LOST_SCRIPTS =
  /Failed to load resource|was preloaded using link preload|Loading chunk|SyntaxError|Unexpected token/;

/** The shell's scripts that the home page loads. */
export const scriptsOf = async (site: Site): Promise<string[]> => {
  const html = await (await fetch(site.url, { headers: await unrendered(site) })).text();
  const files = [...html.matchAll(/(?:src|href)="(\/static\/[^"]+\.js)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  expect(files).toHaveLength(2);
  return files;
};

/** Checks the notice of a site that fails to load: phone, email, donations and 'Try again'. */
export const expectEssentials = async (page: Page): Promise<void> => {
  await expect(page.getByRole('link', { name: '+265 1 000 000' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  const bank = page.getByRole('region', { name: 'Bank details for gifts' });
  await expect(bank.getByRole('definition')).toHaveText([
    /Sample Bank/,
    /Lamp of Mercy Trust/,
    /0000/,
    /SAMPLE/,
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('Loading…')).toBeHidden();
};
