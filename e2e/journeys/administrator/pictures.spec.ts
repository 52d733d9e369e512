import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

// Playwright itself fetches the invalid image, which the page's CSP blocks.
test.use({ allowedInConsole: new RegExp(`${NETWORK_FAILURES.source}|Connecting to 'blob:`) });

/** Creates an image like a camera's, with noise that does not compress well. */
const photograph = async (page: Page, width = 4000, height = 3000) => {
  const address = await page.evaluate(
    (size) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = size;
      const context = canvas.getContext('2d');
      for (let spot = 0; context && spot < 30_000; spot += 1) {
        context.fillStyle = `hsl(${(spot * 137) % 360} 60% ${(spot * 31) % 100}%)`;
        context.fillRect((spot * 7919) % canvas.width, (spot * 104_729) % canvas.height, 40, 30);
      }
      return canvas.toDataURL('image/jpeg', 0.95);
    },
    [width, height] as const,
  );
  return {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(address.split(',')[1] ?? '', 'base64'),
  };
};

/** Limits the browser's upload speed. */
const throttleUpload = async (page: Page, bytesASecond: number) => {
  const browser = await page.context().newCDPSession(page);
  const set = (uploadThroughput: number) =>
    browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await browser.send('Network.enable');
  await set(bytesASecond);
  return () => set(-1);
};

test('a damaged picture is reported at its field; a photo is scaled down and uploaded', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/hero-carousel');
  const photo = await photograph(page);
  expect(photo.buffer.length).toBeGreaterThan(2_000_000);
  await listScreen(page).add('Add New Hero Slide').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Hero Slide' });
  const input = dialog.getByLabel('Upload Image');
  const save = dialog.getByRole('button', { name: 'Add Slide' });
  // Only decoding reveals that the data is invalid after the first bytes.
  const damaged = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000)]);
  await input.setInputFiles({ name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: damaged });
  await expect(dialog.getByText('Cannot be used: damaged.jpg')).toBeVisible();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(/This picture cannot be opened\./);
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await dialog.getByLabel('Title', { exact: true }).fill('Seen by a camera');
  await input.setInputFiles(photo);
  await expect(dialog.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
  const widen = await throttleUpload(page, 300_000);
  const sending = page.waitForRequest((request) => request.url().endsWith('/api/upload/image'));
  await save.click();
  await expect(
    dialog.getByRole('progressbar', { name: /^Uploading the picture: \d+ %$/ }),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await widen();
  await expect(listScreen(page).success('Hero slide added successfully!')).toBeVisible();

  const { 'content-length': sent } = await (await sending).allHeaders();
  expect(Number(sent)).toBeLessThan(photo.buffer.length / 2);
  const { slides } = await site.getOk<{ slides: { _id: string; image: string }[] }>(
    '/content/hero-slides?search=Seen by a camera',
  );
  expect(slides[0]?.image).toMatch(/-02000x01500-[0-9a-f]{9}\.jpg$/);
  await site.sendOk('DELETE', `/content/hero-slides/${slides[0]?._id}`);
});

/** A WebP of three frames, wide enough to be scaled down if it were not animated. */
const animation = async () => {
  const frames = ['red', 'green', 'blue'].map((background) => ({
    create: { width: 2100, height: 20, channels: 3 as const, background },
  }));
  const drawn = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const buffer = await sharp(drawn, { join: { animated: true } })
    .webp()
    .toBuffer();
  return { name: 'moving.webp', mimeType: 'image/webp', buffer };
};

test('an animated picture, or one that the canvas does not return, is uploaded unchanged', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/pictures');
  const photo = await photograph(page, 2100, 210);
  const stored = async (file: typeof photo) => {
    await expect(page.getByRole('button', { name: 'Add pictures' })).toBeEnabled();
    const answering = page.waitForResponse((response) =>
      response.url().endsWith('/api/upload/image'),
    );
    await page.getByLabel('Upload Pictures').setInputFiles(file);
    const { url } = (await (await answering).json()) as { url: string };
    await expect(listScreen(page).success('Picture added successfully!')).toBeVisible();
    return url;
  };
  expect(await stored(photo)).toMatch(/-02000x00200-[0-9a-f]{9}\.jpg$/);
  expect(await stored(await animation())).toMatch(/-02100x00020-[0-9a-f]{9}\.webp$/);
  // Like browsers with fingerprinting protection, or with little memory.
  await page.evaluate(() => {
    const real = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      const { fault } = document.documentElement.dataset;
      if (fault === 'nothing') return done(null);
      if (fault === 'throws') throw new DOMException('Too large.');
      const context = this.getContext('2d');
      const data = context?.createImageData(this.width, this.height);
      if (fault === 'noise')
        data?.data.forEach((_, at) => (data.data[at] = at % 4 === 3 ? 255 : Math.random() * 256));
      if (data) context?.putImageData(data, 0, 0);
      real.call(this, done, type, quality);
    };
  });
  for (const fault of ['noise', 'blank', 'nothing', 'throws']) {
    await page.evaluate((name) => (document.documentElement.dataset.fault = name), fault);
    expect(await stored(photo), fault).toMatch(/-02100x00210-[0-9a-f]{9}\.jpg$/);
  }
});
