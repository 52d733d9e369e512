import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures/test';
import { startDevServer } from '../product/devServer';
import { copyProject, WHOLE } from './fixture';

// The shell runs without its remotes, which the page and the console say.
test.use({ allowedInConsole: /./ });

test('a type error is shown over the page of npm run dev, and goes away when it is mended', async ({ page }) => {
  test.setTimeout(540_000);
  const { folder } = await copyProject(undefined, WHOLE);
  const file = path.join(folder, 'shell/src/config/readSiteConfig.ts');
  const before = await readFile(file, 'utf8');
  const dev = await startDevServer(folder, 'shell', {});
  try {
    await page.goto(dev.url);
    await appendFile(file, "\nexport const wrong: number = 'three';\n");
    const error = page.getByText("TS2322: Type 'string' is not assignable to type 'number'.");
    // The types of all parts are checked, which takes a while.
    await expect(error).toBeVisible({ timeout: 240_000 });
    await writeFile(file, before);
    await expect(error).toHaveCount(0, { timeout: 240_000 });
  } finally {
    await page.goto('about:blank');
    await dev.stop();
  }
});
