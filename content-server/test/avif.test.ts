import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureStore } from '../src/pictures/store';
import { startTestServer, type TestServer } from '../src/testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  }).blur(2);
/** Stores an image as an earlier version did: no variant is prepared. @returns its address without the extension */
const stored = async (picture: Buffer) => {
  const { url } = await pictureStore(server.uploads).store(picture);
  return url.replace(/\.\w+$/, '');
};
const at = async (path: string) => {
  const answer = await fetch(server.url + path);
  const { status, headers } = answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status, type: headers.get('content-type'), caching: headers.get('cache-control'), bytes };
};
/** Asks again until the image itself comes; the test's time limit ends it. */
const onceMade = async (path: string): ReturnType<typeof at> => {
  const answer = await at(path);
  return answer.caching?.includes('immutable') ? answer : onceMade(path);
};
const STAND_IN = { status: 200, type: 'image/webp', caching: 'public, max-age=60' };
const FOR_EVER = 'public, max-age=31536000, immutable';

test('a stored image answers at once with WebP, and with a smaller AVIF once that is made', async () => {
  const stem = await stored(await photo(1000, 600).jpeg({ quality: 95 }).toBuffer());
  const first = await at(`${stem}-480w.avif`);
  expect(first).toMatchObject(STAND_IN);
  const made = await onceMade(`${stem}-480w.avif`);
  expect(made).toMatchObject({ status: 200, type: 'image/avif', caching: FOR_EVER });
  expect(made.bytes.length).toBeLessThan(first.bytes.length);
  // Sharp calls both formats of the container by its name.
  expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'heif', width: 480, height: 288 });
  expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 288 });
});

test('an image is offered in its own width too, and as a portrait crop around its middle', async () => {
  const left = await sharp({ create: { width: 500, height: 800, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const stem = await stored(
    await photo(1200, 800)
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .toBuffer(),
  );
  const own = await onceMade(`${stem}-1200w.avif`);
  expect(await sharp(own.bytes).metadata()).toMatchObject({ width: 1200, height: 800 });
  for (const kind of ['avif', 'webp']) {
    const crop = await onceMade(`${stem}-600p.${kind}`);
    expect(await sharp(crop.bytes).metadata()).toMatchObject({ width: 600, height: 800 });
    // The crop is of the columns from 300 to 900, of which the first 200 are red.
    const [red = 0, green = 255] = await sharp(crop.bytes)
      .extract({ left: 100, top: 400, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const [, beyond = 0] = await sharp(crop.bytes)
      .extract({ left: 300, top: 400, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red > 200, green < 60, beyond > 60]).toEqual([true, true, true]);
  }
});

test('the file holds the WebP where an image is animated', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) => photo(400, 200).tint(background).png().toBuffer()),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
  const stem = await stored(moving);
  const { type, caching, bytes } = await onceMade(`${stem}-320w.avif`);
  expect({ type, caching }).toEqual({ type: 'image/webp', caching: FOR_EVER });
  expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 2, width: 320 });
});

test('what cannot be encoded is answered with WebP, and the images after it are made', async () => {
  const stem = await stored(await photo(900, 500).jpeg().toBuffer());
  const other = await stored(await photo(800, 500).jpeg().toBuffer());
  await at(`${stem}-480w.webp`);
  await writeFile(join(server.uploads, `${stem.split('/').at(-1)}.jpg`), 'damaged');
  expect(await at(`${stem}-480w.avif`)).toMatchObject(STAND_IN);
  expect(await onceMade(`${other}-480w.avif`)).toMatchObject({ type: 'image/avif' });
  expect(await at(`${stem}-480w.avif`)).toMatchObject(STAND_IN);
});

test('many visitors of an image make it once, and a lost file is made again', async () => {
  const stem = await stored(await photo(700, 500).jpeg().toBuffer());
  await Promise.all(Array.from({ length: 10 }, () => at(`${stem}-480w.avif`)));
  await onceMade(`${stem}-480w.avif`);
  const name = stem.split('/').at(-1) ?? '';
  const made = async () => (await readdir(server.uploads)).filter((file) => file.startsWith(`${name}-`)).sort();
  expect(await made()).toEqual([`${name}-480w.avif`, `${name}-480w.webp`]);
  await rm(join(server.uploads, `${name}-480w.avif`));
  expect(await at(`${stem}-480w.avif`)).toMatchObject(STAND_IN);
  expect(await onceMade(`${stem}-480w.avif`)).toMatchObject({ type: 'image/avif' });
});
