import { copyFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Colour } from 'sharp';
import { pictureStore } from '../src/pictures/store';
import { startTestServer, type TestServer } from '../src/testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const stored = async (picture: Buffer) => (await pictureStore(server.uploads).store(picture)).url;
const shareOf = (url: string) => url.replace(/\.\w+$/, '-share.jpg');
const at = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const made = () => readdir(join(dirname(server.uploads), 'share-pictures')).catch(() => []);
const plain = (width: number, height: number, background: Colour = '#0f4c5c') =>
  sharp({ create: { width, height, channels: 4, background } });
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const cornerOf = async (bytes: Buffer) => {
  const raw = await sharp(bytes).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer();
  return [...raw];
};

test.each([
  ['noise, which no JPEG likes', () => noise(1200, 630).png()],
  ['a large JPEG', () => noise(2000, 1500).jpeg()],
  ['a tall WebP', () => noise(300, 900).webp()],
  ['a small PNG', () => plain(40, 30).png()],
  ['a GIF', () => plain(640, 480).gif()],
  ['a grey JPEG', () => plain(640, 480).greyscale().jpeg()],
])('%s is shared as a JPEG of 1200 x 630 under 300 kB, for ever', async (_name, draw) => {
  const url = await stored(await draw().toBuffer());
  const { status, headers, bytes } = await at(shareOf(url));
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(300_000);
});

test('a logo on transparent ground stands whole on paper; an opaque picture fills the whole', async () => {
  const clear = plain(400, 400, { r: 0, g: 0, b: 0, alpha: 0 });
  const dot = await plain(100, 100).png().toBuffer();
  const logo = await stored(
    await clear
      .composite([{ input: dot }])
      .png()
      .toBuffer(),
  );
  const [red = 0, green = 0, blue = 0] = await cornerOf((await at(shareOf(logo))).bytes);
  expect([red > 240, green > 236, blue > 225]).toEqual([true, true, true]);
  const opaque = await stored(await plain(500, 500).png().toBuffer());
  expect((await cornerOf((await at(shareOf(opaque))).bytes))[0]).toBeLessThan(40);
});

test('is made once, however many ask, and not among the uploads', async () => {
  const url = shareOf(await stored(await noise(800, 600).jpeg().toBuffer()));
  const uploads = await readdir(server.uploads);
  const before = (await made()).length;
  const answers = await Promise.all(Array.from({ length: 30 }, () => at(url)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await made()).length).toBe(before + 1);
  expect(await readdir(server.uploads)).toEqual(uploads);
  expect((await at(url)).bytes).toEqual(answers[0]?.bytes);
});

test('is not made of what is not there', async () => {
  const before = await made();
  const url = await stored(await noise(100, 100).jpeg().toBuffer());
  for (const path of [
    '/uploads/0000000000000000-10x10-share.jpg',
    '/uploads/0000000000000000-share.jpg',
    '/uploads/..%2f..%2fsecret-1x1-share.jpg',
    shareOf(url).replace('100x100', '100x101'),
    shareOf(url).replace('.jpg', '.png'),
  ])
    expect((await at(path)).status).toBe(404);
  expect(await made()).toEqual(before);
});

test('makes only so many wait, and says when to come again', async () => {
  const url = await stored(await plain(900, 600).jpeg().toBuffer());
  const stems = Array.from({ length: 60 }, (_, number) => `${String(number).padStart(16, '0')}-900x600`);
  const original = join(server.uploads, basename(url));
  for (const stem of stems) await copyFile(original, join(server.uploads, `${stem}.jpg`));
  const urls = stems.map((stem) => `/uploads/${stem}-share.jpg`);
  const answers = await Promise.all(urls.map(at));
  const refused = answers.findIndex(({ status }) => status === 503);
  expect(answers[refused]?.headers.get('retry-after')).toBe('10');
  expect((await at(urls[refused] ?? '')).status).toBe(200);
});
