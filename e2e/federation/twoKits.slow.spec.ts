import type { Page } from '@playwright/test';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { expect, test } from '../fixtures/test';
import { releaseCommand } from '../fixtures/product/releases';
import { clientNavigate } from './clientNavigate';
import { copyProject } from './fixture';

test.use(OWN_RELEASES);
putReleasesBack();

/** A placeholder that only the newer library shows. */
const NEWER = /^Write your .+ here$/;

/** A button's colour after its transition. */
const colourOf = (page: Page, button: string) =>
  page.getByRole('button', { name: button }).evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(element).backgroundColor;
  });

test('two minor versions of ui-kit, one in each remote, work in one page with one theme', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const project = await copyProject();
  await project.change('ui-kit/package.json', '"version": "1.0.0"', '"version": "1.1.0"');
  await project.change(
    'ui-kit/src/fields/Field/Field.tsx',
    '{...input}',
    '{...input} placeholder={input.placeholder ?? `Write your ${label} here`}',
  );
  // The shell's theme, which applies to the older remote, too.
  await project.change(
    'ui-kit/src/theme/palette.ts',
    "primary: { main: '#0B5C61'",
    "primary: { main: '#FF00FF'",
  );
  // The shell is updated first: a remote needs a library at least as new as its own.
  for (const part of ['shell', 'admin-app']) {
    await project.build(part);
    await releaseCommand([part, '--without-smoke'], site, project.folder);
  }

  await page.goto('/contact-us');
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
  await expect(page.getByPlaceholder(NEWER)).toHaveCount(0);
  const colour = await colourOf(page, 'Send');
  expect(colour).toBe('rgb(255, 0, 255)');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

  await clientNavigate(page, '/admin/login');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('placeholder', NEWER);
  expect(await colourOf(page, 'Log in')).toBe(colour);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colourOf(page, 'Log in')).not.toBe(colour);
  const dark = await colourOf(page, 'Log in');

  await page.goBack();
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
  await expect(page.getByPlaceholder(NEWER)).toHaveCount(0);
  expect(await colourOf(page, 'Send')).toBe(dark);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});
