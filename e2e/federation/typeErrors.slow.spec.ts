import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prepared } from '../fixtures/prepareOnce';
import { expect, test } from '../fixtures/test';
import { startDevServer } from '../fixtures/product/devServer';
import { freshData } from '../fixtures/product/prepared';
import { copyProject, WHOLE } from './fixture';

// The errors that the test causes.
test.use({ allowedInConsole: /./ });

test('npm run dev prints its URL last, and shows type errors and others over the page', async ({
  page,
}) => {
  test.setTimeout(720_000);
  const { folder, change } = await copyProject(undefined, WHOLE);
  const file = path.join(folder, 'shell/src/config/readSiteConfig.ts');
  const before = await readFile(file, 'utf8');
  const dev = await startDevServer(folder, 'all', { DATA_DIR: await freshData(prepared(), true) });
  try {
    expect(dev.lastLine).toBe(`Everything is ready at ${dev.url}`);
    await page.goto(`${dev.url}/donate`);
    const heading = page.getByRole('heading', { level: 1, name: 'Support Our Mission' });
    await expect(heading).toBeVisible();

    const donate = 'public-site/src/pages/donate/DonatePage.tsx';
    const [start, thrown] = [
      'export function DonatePage() {',
      "\n  if (document.title) throw new Error('no gifts');",
    ];
    await change(donate, start, start + thrown);
    const overlay = page.locator('rsbuild-error-overlay');
    await expect(overlay).toContainText('no gifts');
    await change(donate, thrown, '');
    await page.reload();
    await expect(heading).toBeVisible();

    await appendFile(file, "\nexport const wrong: number = 'three';\n");
    const error = page.getByText("TS2322: Type 'string' is not assignable to type 'number'.");
    // The check of all parts takes a while.
    await expect(error).toBeVisible({ timeout: 240_000 });
    await writeFile(file, before);
    await expect(error).toHaveCount(0, { timeout: 240_000 });
  } finally {
    await page.close();
    await dev.stop();
  }
});
