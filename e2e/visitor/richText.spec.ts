import { expect, test } from '../fixtures/test';

const TEXT =
  '<h1>The well</h1><p>How it was dug:</p><h2>First day</h2><p>Sand.</p>' +
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The first bucket"></iframe><p>After.</p>';

test('headings are one level lower, and a video loads only on demand', async ({ page, site }) => {
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/projects', {
    title: 'A well for Mpatsa',
    initiatedDate: '2026-01-05',
    image: (await site.read<{ projects: { image: string }[] }>('/content/projects?limit=1')).projects[0]?.image,
    description: TEXT,
  });
  const asked: string[] = [];
  await page.route(/youtube|vimeo|googlevideo|ytimg/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  await page.goto(`/projects/${_id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'The well', level: 2 })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'First day', level: 3 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A well for Mpatsa');

  const play = main.getByRole('button', { name: 'Play video: The first bucket' });
  await expect(play).toContainText('Loads the player from YouTube');
  await page.waitForLoadState('networkidle');
  await expect(main.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  await play.focus();
  await page.keyboard.press('Enter');
  const player = main.locator('iframe');
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube\.com\/embed\/dQw4w9WgXcQ\?autoplay=1$/);
  await expect(player).toHaveAttribute('title', 'The first bucket');
  await expect(player).toBeFocused();
  await expect.poll(() => asked.length).toBe(1);
});
