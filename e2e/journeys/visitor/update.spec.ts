import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

// The picture in the update's text, /updates/x, does not exist.
test.use({ allowedInConsole: NETWORK_FAILURES });

const TEXT =
  '<h1>Water</h1><p>It <strong>runs</strong>.</p><h2>First day</h2><p>Sand.</p>' +
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The first bucket"></iframe>' +
  '<img src="x" onerror="document.title=\'taken\'"><script>document.title="taken"</script>' +
  '<a href="javascript:document.title=1">Link</a><iframe src="https://example.org/"></iframe><p>After</p>';

test('an update has its text without scripts, its comments, and a video on demand', async ({
  page,
  site,
}) => {
  const draft = { title: 'A well for Mpatsa', date: '2026-11-20', description: TEXT };
  const { _id: updateId } = await site.sendOk<{ _id: string }>('POST', '/content/updates', draft);
  for (const commentText of ['The first', 'The second']) {
    const comment = {
      updateId,
      guestName: 'Limbani',
      guestEmail: 'limbani@example.org',
      commentText,
    };
    await site.send('POST', '/content/comments', { body: comment });
  }
  const requested: string[] = [];
  await page.route(/youtube|vimeo|googlevideo|ytimg/, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  await page.goto(`/updates/${updateId}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A well for Mpatsa');
  await expect(main.getByText('20 November 2026')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Water', level: 2 })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'First day', level: 3 })).toBeVisible();
  await expect(main.locator('strong', { hasText: 'runs' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveText([
    /Limbani.*The first/s,
    /Limbani.*The second/s,
  ]);
  await expect(page.getByText('limbani@example.org')).toHaveCount(0);

  const play = main.getByRole('button', { name: 'Play video: The first bucket' });
  await expect(play).toContainText('Loads the player from YouTube');
  // Its error would run an event handler, which the text must not contain.
  const picture = main.locator('img[src="x"]');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete))
    .toBe(true);
  await expect(main.getByText('After', { exact: true })).toBeVisible();
  await expect(main.locator('script, iframe, [onerror], [href^="javascript:"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^A well for Mpatsa/);
  expect(requested).toEqual([]);
  await play.focus();
  await page.keyboard.press('Enter');
  const player = main.locator('iframe');
  await expect(player).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube\.com\/embed\/dQw4w9WgXcQ\?autoplay=1$/,
  );
  await expect(player).toHaveAttribute('title', 'The first bucket');
  await expect(player).toBeFocused();
  await expect.poll(() => requested.length).toBe(1);
});
