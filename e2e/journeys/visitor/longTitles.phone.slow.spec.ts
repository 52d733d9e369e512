import { resize } from '../../fixtures/fitForAll';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, test } from '../../fixtures/test';
import { waitUntilSettled } from '../../fixtures/product/settled';

/** About 200 characters each, the maximum of a title. */
const TITLES = [
  'The rains came early and the village rebuilt its bridge. '.repeat(4).slice(0, 199).trim(),
  'W'.repeat(200),
  'مشروع المياه النظيفة في القرية الجديدة '.repeat(6).slice(0, 199).trim(),
  '🌧️🏠'.repeat(40),
];

test('titles of maximum length are not cut off, and content below a hero stays reachable', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slides } = await site.getOk<{ slides: { _id: string; image: string }[] }>(
    '/content/hero-slides',
  );
  const [slide] = slides;
  if (!slide) throw new Error('There is no slide.');
  const { image } = slide;
  const today = new Date().toISOString();
  const day = today.slice(0, 10);
  const description = '<p>Come.</p>';
  for (const title of TITLES) {
    await site.sendOk('PUT', `/content/hero-slides/${slide._id}`, { ...slide, title });
    await site.sendOk('PUT', '/content/page-hero', { pageIdentifier: 'updates', title, image });
    const { _id } = await site.sendOk<{ _id: string }>('POST', '/content/updates', {
      title,
      date: day,
      image,
      description,
    });
    await site.sendOk('POST', '/content/events', {
      title,
      date: today,
      location: title,
      image,
      description,
    });
    await site.sendOk('POST', '/content/projects', {
      title,
      initiatedDate: day,
      image,
      description,
    });

    for (const path of ['/', '/news', `/updates/${_id}`, '/events', '/projects']) {
      await page.goto(path);
      await waitUntilSettled(page);
      for (const width of [1440, 768, 320]) {
        await resize(page, { width, height: 740 });
        await expectNoHorizontalScroll(page);
      }
      await resize(page, { width: 360, height: 740 });
      if (path === '/news')
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      if (path !== '/') continue;
      const next = await page
        .getByRole('main')
        .getByRole('link', { name: /^Our Mission/ })
        .boundingBox();
      expect(next?.y, `the first tile below ${title}`).toBeLessThan(
        title.includes(' ') ? 740 : 1.5 * 740,
      );
    }
  }
});
