import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { startTestServer } from '../../../testing';
import { siteFor } from '../../../testing/site';
import { canvas, fileAt, noise, storedStem } from '../../../testing/pictureCalls';

const { server } = siteFor(startTestServer);

const photo = (width: number, height: number) => noise(width, height, 30).blur(2);
const stored = (picture: Buffer) => storedStem(server, picture);
const at = (path: string) => fileAt(server, path);
/** Asks again until the image itself comes; the test's time limit ends it. */
const onceMade = async (path: string): ReturnType<typeof at> => {
  const answer = await at(path);
  return answer.caching?.includes('immutable') ? answer : onceMade(path);
};
const pixelOf = async (bytes: Buffer, left: number, top: number) => {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { red, green, blue };
};
const STAND_IN = { status: 200, type: 'image/webp', caching: 'public, max-age=60' };
const FOR_EVER = 'public, max-age=31536000, immutable';

describe('a smaller variant', () => {
  test('is sent at once as WebP, and as a smaller AVIF once generated', async () => {
    const stem = await stored(await photo(700, 500).jpeg({ quality: 95 }).toBuffer());
    const [first] = await Promise.all(Array.from({ length: 10 }, () => at(`${stem}-480w.avif`)));
    expect(first).toMatchObject(STAND_IN);
    const created = await onceMade(`${stem}-480w.avif`);
    expect(created).toMatchObject({ status: 200, type: 'image/avif', caching: FOR_EVER });
    expect(created.bytes.length).toBeLessThan(first?.bytes.length ?? 0);
    // Sharp calls both formats of the container by its name.
    expect(await sharp(created.bytes).metadata()).toMatchObject({
      format: 'heif',
      width: 480,
      height: 343,
    });
    expect(await sharp(first?.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
      height: 343,
    });

    // It is made once for many visitors, and again when it is lost.
    const name = basename(stem);
    const files = async () =>
      (await readdir(server.uploads)).filter((file) => file.startsWith(`${name}-`)).sort();
    expect(await files()).toEqual([`${name}-480w.avif`, `${name}-480w.webp`]);
    await rm(join(server.uploads, `${name}-480w.avif`));
    expect(await at(`${stem}-480w.avif`)).toMatchObject(STAND_IN);
    expect(await onceMade(`${stem}-480w.avif`)).toMatchObject({ type: 'image/avif' });
  });

  test('exists in the original width, too, and as a portrait crop around the middle', async () => {
    const left = await canvas(340, 540, '#f00').png().toBuffer();
    const picture = photo(810, 540).composite([{ input: left, left: 0, top: 0 }]);
    const stem = await stored(await picture.jpeg().toBuffer());
    const own = await onceMade(`${stem}-810w.avif`);
    expect(await sharp(own.bytes).metadata()).toMatchObject({ width: 810, height: 540 });
    for (const kind of ['avif', 'webp']) {
      const { bytes } = await onceMade(`${stem}-400p.${kind}`);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 533 });
      // The crop is of the columns from 202 to 607, of which the first 138 are red.
      const { red, green } = await pixelOf(bytes, 70, 300);
      const beyond = await pixelOf(bytes, 200, 300);
      expect([red > 200, green < 60, beyond.green > 60]).toEqual([true, true, true]);
    }
  });

  test('is WebP for an animated image', async () => {
    const frames = ['#f00', '#0f0'].map((background) =>
      canvas(400, 200, background).png().toBuffer(),
    );
    const moving = sharp(await Promise.all(frames), { join: { animated: true } }).webp({
      delay: [100, 100],
    });
    const { type, caching, bytes } = await onceMade(
      `${await stored(await moving.toBuffer())}-320w.avif`,
    );
    expect({ type, caching }).toEqual({ type: 'image/webp', caching: FOR_EVER });
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
      pages: 2,
      width: 320,
    });
  });

  test('stays WebP if an image cannot be encoded, and later images are generated', async () => {
    const stem = await stored(await photo(700, 300).jpeg().toBuffer());
    const other = await stored(await photo(690, 300).jpeg().toBuffer());
    await at(`${stem}-480w.webp`);
    await writeFile(join(server.uploads, `${basename(stem)}.jpg`), 'damaged');
    expect(await at(`${stem}-480w.avif`)).toMatchObject(STAND_IN);
    expect(await onceMade(`${other}-480w.avif`)).toMatchObject({ type: 'image/avif' });
    expect(await at(`${stem}-480w.avif`)).toMatchObject(STAND_IN);
  });
});

describe('a picture to share', () => {
  const created = () => readdir(join(dirname(server.uploads), 'share-pictures')).catch(() => []);

  test.each([
    ['noise, which no JPEG likes', () => noise(1200, 630).png()],
    ['a tall WebP', () => noise(300, 900).webp()],
    ['a GIF', () => canvas(640, 480).gif()],
    ['a small grey JPEG', () => canvas(40, 30).greyscale().jpeg()],
  ])('of %s is a JPEG of 1200 x 630 below 300 kB, cached permanently', async (_name, draw) => {
    const { status, headers, bytes, type, caching } = await at(
      `${await stored(await draw().toBuffer())}-share.jpg`,
    );
    expect({ status, type, caching }).toEqual({
      status: 200,
      type: 'image/jpeg',
      caching: FOR_EVER,
    });
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(bytes.length).toBeLessThan(300_000);
  });

  test('shows a transparent logo whole on paper; an opaque picture fills it', async () => {
    const dot = await canvas(100, 100).png().toBuffer();
    const clear = sharp({
      create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const logo = await stored(
      await clear
        .composite([{ input: dot }])
        .png()
        .toBuffer(),
    );
    const { red, green, blue } = await pixelOf((await at(`${logo}-share.jpg`)).bytes, 5, 5);
    expect([red > 240, green > 236, blue > 225]).toEqual([true, true, true]);
    const opaque = await stored(await canvas(500, 500).png().toBuffer());
    expect((await pixelOf((await at(`${opaque}-share.jpg`)).bytes, 5, 5)).red).toBeLessThan(40);
  });

  test('of a white logo has a dark ground, which the file name contains', async () => {
    const signs = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><path fill="none" stroke="${colour}" stroke-width="9" d="M9 60h280"/></svg>`;
    const logo = async (colour: string) =>
      stored(
        await sharp(Buffer.from(signs(colour)))
          .png()
          .toBuffer(),
      );
    for (const light of ['#fff', '#f4f1ea', 'rgb(255 255 255 / 0.6)', '#ffd700'])
      expect(await logo(light)).toMatch(/-00300x00120-044044044$/);
    for (const dark of ['#000', '#0b5c61', '#a63a26'])
      expect(await logo(dark)).toMatch(/-00300x00120$/);
    const { red, green } = await pixelOf((await at(`${await logo('#fff')}-share.jpg`)).bytes, 5, 5);
    expect([red < 20, green > 50 && green < 90]).toEqual([true, true]);
  });

  test('is generated once for concurrent requests, outside the uploads, and not for missing files', async () => {
    const stem = await stored(await canvas(800, 600, '#123').jpeg().toBuffer());
    const uploads = await readdir(server.uploads);
    const before = await created();
    for (const path of [
      '/uploads/0000000000000000-10x10-share.jpg',
      '/uploads/0000000000000000-share.jpg',
      '/uploads/..%2f..%2fsecret-1x1-share.jpg',
      `${stem.replace('x00600', 'x00601')}-share.jpg`,
      `${stem}-share.png`,
    ])
      expect([path, (await at(path)).status]).toEqual([path, 404]);
    expect(await created()).toEqual(before);
    const answers = await Promise.all(Array.from({ length: 30 }, () => at(`${stem}-share.jpg`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await created()).toHaveLength(before.length + 1);
    expect(await readdir(server.uploads)).toEqual(uploads);
    expect((await at(`${stem}-share.jpg`)).bytes).toEqual(answers[0]?.bytes);
  });
});
