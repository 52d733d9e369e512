import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../fixtures/accessible';
import { LAPTOP, NARROWEST, PHONE } from '../../fixtures/fitForAll';
import { untilIdle } from '../../fixtures/idle';
import { expectKeyboardWalk } from '../../fixtures/keyboardWalk';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { VISITOR_SCREENS } from '../../fixtures/product/screens';
import { expectInChichewa, PARTLY_ENGLISH } from './language';

test.describe('pages', () => {
  test.use({ waitUntilHydrated: false });

  for (const screen of VISITOR_SCREENS.filter(
    ({ name }) => !['home', 'update', 'not-found'].includes(name),
  ))
    test(`${screen.name} is in Chichewa before and after its scripts start`, ({ page, site }) =>
      expectInChichewa(page, site, screen));
});

test('a search in Chichewa finds translated text, and marks results in English', async ({
  page,
  site,
}) => {
  const word = `Mpope${randomUUID().slice(0, 8)}`;
  const { _id } = await site.sendOk<{ _id: string }>('POST', '/content/updates', {
    title: 'A pump for the school',
    date: '2026-10-01',
    description: '<p>Clean water.</p>',
  });
  await site.sendOk('PUT', `/content/updates/${_id}/translations/ny`, {
    title: `${word} ku sukulu`,
  });
  await page.goto('/ny/search');
  const field = page.getByRole('searchbox', { name: 'Mukufuna chiyani?' });
  await field.fill(`${word} sukulu`);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ny/search\\?q=${word}`));
  const result = page.getByRole('main').getByRole('listitem');
  await expect(result.locator('mark')).toHaveText([word, 'sukulu']);
  await expect(result.locator('[lang=en]')).toHaveText('Clean water.');
  await expect(page.getByText(PARTLY_ENGLISH)).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} ku sukulu`);
  await page.goto(`/search?q=${word}`);
  await expect(page.getByText('Nothing was found for')).toBeVisible();
});

test('only pages in Chichewa load the Chichewa texts', async ({ page }) => {
  const filesWith = async (address: string, words: string) => {
    const files: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) files.push(response.text());
    });
    await untilIdle(page, () => page.goto(address));
    page.removeAllListeners('response');
    return (await Promise.all(files)).filter((file) => file.includes(words)).length;
  };
  expect(await filesWith('/contact-us', 'Mndandanda waukulu')).toBe(0);
  expect(await filesWith('/ny/contact-us', 'Mndandanda waukulu')).toBe(1);
});

test('the admin area is in English only', async ({ page, signIn }) => {
  await page.goto('/ny/admin/login');
  await expect(page).toHaveURL(/:\d+\/admin\/login$/);
  await signIn(page);
  await page.goto('/ny/news');
  await page.getByText('Edit this').click();
  await page.getByRole('complementary', { name: 'Editing' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/:\d+\/admin\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without script', () => {
  test.use({
    javaScriptEnabled: false,
    waitUntilHydrated: false,
    allowedInConsole: NETWORK_FAILURES,
  });

  test('the not-found page links to the home page of the other language', async ({ page }) => {
    for (const path of ['/ny/updates/palibe', '/ny/events/palibe', '/ny/palibe']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ny');
      await expect(page.getByRole('main')).toContainText(/silinapezeke|siinapezeke|sichinapezeke/);
      await expect(page.getByRole('main')).not.toContainText(/not found|may have/);
      await expect(page).toHaveTitle(/^(Tsambali silinapezeke|Palibe: )/);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

for (const path of ['/ny', '/ny/contact-us', '/ny/events', '/ny/donate', '/ny/search?q=madzi']) {
  test(`${path} is accessible and fits every window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.setViewportSize(NARROWEST);
    await expectNoHorizontalScroll(page);
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size);
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await expectKeyboardWalk(page);
    }
  });
}
