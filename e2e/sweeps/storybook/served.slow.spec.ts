import { expect, test } from '../../fixtures/test';

// Storybook's own deprecation warning.
const STORYBOOKS_OWN = /^warning: The 'ariaLabel' prop on 'PopoverProvider' will become mandatory/;

test.use({ content: 'none', allowedInConsole: STORYBOOKS_OWN });

test('the running product shows the library at /storybook', async ({ page }) => {
  await page.goto('/storybook');
  await expect(page).toHaveURL(/\/storybook\/\?path=/);
  await page.getByRole('button', { name: 'ConfirmDialog' }).click();
  await page.getByRole('link', { name: 'Asking' }).click();
  const preview = page.frameLocator('iframe[title="storybook-preview-iframe"]');
  await expect(
    preview.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
  ).toBeVisible();
});

test('the library opens without the internet', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
      elsewhere.push(request.url());
  });
  await page.goto('/storybook/?path=/docs/components-field--docs');
  const preview = page.frameLocator('iframe[title="storybook-preview-iframe"]');
  await expect(preview.getByRole('heading', { level: 1, name: 'Field' })).toBeVisible();
  await expect(preview.getByLabel('Title').first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test("the calendar guide shows the product's pages, in the toolbar's scheme", async ({ page }) => {
  await page.goto(
    '/storybook/iframe.html?viewMode=docs&id=patterns-calendar--guide&globals=scheme:dark',
  );
  // Each is a complete preview in its own frame.
  test.setTimeout(120_000);
  const frames = page.locator('.sb-story iframe');
  await expect(frames).toHaveCount(2);
  for (const frame of await frames.all()) {
    const html = frame.contentFrame().locator('html');
    // Frames below the fold load lazily.
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('heading', { level: 1 }).first()).toBeVisible({
      timeout: 60_000,
    });
    await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  }
});

test("the toolbar's settings for scheme, motion and window apply to the story", async ({
  page,
}) => {
  await page.goto('/storybook/?path=/story/foundations-motion--full');
  const frame = page.locator('iframe[title="storybook-preview-iframe"]');
  const story = frame.contentFrame();
  await expect(story.getByText('Full motion.')).toBeVisible();
  const choose = async (toolbarButton: RegExp, choice: RegExp) => {
    await page.getByRole('button', { name: toolbarButton }).click();
    await page.getByRole('option', { name: choice }).click();
  };
  await choose(/^Colour scheme Light/, /^Dark/);
  await expect(story.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await choose(/^Motion Full motion/, /^Reduced motion/);
  await expect(story.getByText('Reduced motion: no animation.')).toBeVisible();
  await choose(/^Viewport size/, /^Phone, 360/);
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(360);
});
