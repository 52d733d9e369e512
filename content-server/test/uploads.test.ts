import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureStore } from '../src/pictures/store';
import { startTestServer, type TestServer } from '../src/testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface UploadAnswer {
  status: number;
  body: { url: string; width: number; height: number; message?: string; errors?: Record<string, string> };
}

const upload = async (
  picture: Buffer,
  { name = 'picture.jpg', type = 'image/jpeg', field = 'image', token = server.token as string | null } = {},
): Promise<UploadAnswer> => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(picture)], { type }), name);
  const answer = await fetch(`${server.url}/api/upload/image`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as UploadAnswer['body'] };
};

const fetched = async (url: string) => {
  const answer = await fetch(server.url + url);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c5c' } });
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
/** Asks again until it holds; the test's time limit ends it. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  if (await holds()) return;
  await new Promise((resolve) => setTimeout(resolve, 20));
  await until(holds);
};
/** The stored pictures; smaller copies may be on their way in the background. */
const filesIn = async () => (await readdir(server.uploads)).sort();
const originalsIn = async () =>
  (await filesIn()).filter((file) => /^[0-9a-f]{16}-\d+x\d+(-[0-9a-f]{9})?\.\w+$/.test(file));

describe('a picture', () => {
  test('is stored under its content and its colours, and soon has its variants as WebP and AVIF', async () => {
    const { status, body } = await upload(await canvas(1000, 500).jpeg().toBuffer());
    expect(status).toBe(200);
    expect(body).toEqual({
      url: expect.stringMatching(/^\/uploads\/[0-9a-f]{16}-1000x500-[0-9a-f]{9}\.jpg$/),
      width: 1000,
      height: 500,
    });
    const stem = body.url.slice('/uploads/'.length, -'.jpg'.length);
    const all = [160, 320, 480, 750, 1000].flatMap((width) => [`${stem}-${width}w.avif`, `${stem}-${width}w.webp`]);
    const mine = async () => (await filesIn()).filter((file) => file.startsWith(stem));
    await until(async () => (await mine()).length > all.length);
    expect(await mine()).toEqual([`${stem}.jpg`, ...all].sort());
    const small = await fetched(`/uploads/${stem}-320w.webp`);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
  });

  test('can be embedded by other sites, as in a newsletter; a page cannot', async () => {
    const { body } = await upload(await canvas(100, 50).png().toBuffer());
    const policyOf = async (path: string) => (await fetched(path)).headers.get('cross-origin-resource-policy');
    expect([await policyOf(body.url), await policyOf('/healthz')]).toEqual(['cross-origin', 'same-origin']);
  });

  test('is served for ever, as what it is', async () => {
    const { body } = await upload(await canvas(100, 50).png().toBuffer());
    const { status, headers } = await fetched(body.url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const missing = await fetched('/uploads/0000000000000000-1x1.png');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).not.toContain('immutable');
  });

  test('gets a missing copy when it is asked for, but none of another size or kind', async () => {
    const { url } = await pictureStore(server.uploads).store(await noise(700, 300).png().toBuffer());
    const stem = url.slice(0, -'.png'.length);
    const asked = await Promise.all(Array.from({ length: 5 }, () => fetched(`${stem}-320w.webp`)));
    for (const { status, headers, bytes } of asked) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    }
    for (const path of ['-960w.webp', '-321w.webp', '-320w.jpg', '-0w.png', '-750w.avif', '-400p.webp', '-320p.avif'])
      expect({ path, status: (await fetched(stem + path)).status }).toEqual({ path, status: 404 });
    expect((await fetched('/uploads/0000000000000000-700x300-320w.webp')).status).toBe(404);
    const made = (await filesIn()).filter((file) => file.startsWith(stem.slice('/uploads/'.length)));
    expect(made).toHaveLength(2);
  });

  test('has one address, however often it comes', async () => {
    const picture = await noise(400, 300).png().toBuffer();
    const answers = await Promise.all([upload(picture), upload(picture, { name: 'other.png' })]);
    const before = await originalsIn();
    expect(new Set([...answers, await upload(picture)].map(({ body }) => body.url)).size).toBe(1);
    expect(await originalsIn()).toEqual(before);
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('may be a %s, whatever it is called', async (format) => {
    const { status, body } = await upload(await noise(40, 30).toFormat(format).toBuffer(), {
      name: 'text.txt',
      type: 'text/plain',
    });
    expect(status).toBe(200);
    expect(body.url).toMatch(new RegExp(`-40x30-[0-9a-f]{9}\\.${format === 'jpeg' ? 'jpg' : format}$`));
  });

  test('goes on moving', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 400, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const { body } = await upload(moving);
    expect(body).toMatchObject({ url: expect.stringMatching(/-400x200-f00f00f00\.gif$/), width: 400, height: 200 });
    const copy = await fetched(body.url.replace('.gif', '-320w.webp'));
    expect(await sharp(copy.bytes, { animated: true }).metadata()).toMatchObject({
      pages: 3,
      width: 320,
      pageHeight: 160,
    });
  });

  test('is turned upright and keeps no word of where and by whom it was taken', async () => {
    const taken = await canvas(300, 200)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Somebody', Make: 'A camera' },
        IFD3: { GPSLatitude: '15/1 23/1 0/1', GPSLatitudeRef: 'S' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Somebody');
    const { body } = await upload(taken);
    expect(body).toMatchObject({ width: 200, height: 300, url: expect.stringMatching(/-200x300-[0-9a-f]{9}\.jpg$/) });
    const { bytes } = await fetched(body.url);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 200, height: 300 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(Array(4).fill(undefined));
    expect(bytes.toString('latin1')).not.toContain('Somebody');
  });
});

describe('what is not taken', () => {
  const refusedAs = async (picture: Buffer, status: number, text: RegExp, options = {}) => {
    const before = await originalsIn();
    const answer = await upload(picture, options);
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status,
      message: expect.stringMatching(text),
    });
    expect(await originalsIn()).toEqual(before);
  };

  const anotherKind = /^Please choose a JPEG, PNG, WebP or GIF picture\.$/;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  test.each<[string, () => Promise<Buffer> | Buffer, object]>([
    ['an SVG', () => svg, { name: 'a.svg', type: 'image/svg+xml' }],
    ['an SVG that calls itself a PNG', () => svg, { name: 'a.png', type: 'image/png' }],
    ['a text that calls itself a PNG', () => Buffer.from('hello'), { name: 'a.png', type: 'image/png' }],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), {}],
    ['a TIFF', () => canvas(10, 10).tiff().toBuffer(), {}],
    ['an AVIF', () => canvas(10, 10).avif().toBuffer(), {}],
    ['nothing', () => Buffer.alloc(0), {}],
  ])('%s is of a wrong type', async (_what, make, options) => {
    await refusedAs(await make(), 415, anotherKind, options);
  });

  test('more than 10 MB is too large', async () => {
    const head = await canvas(10, 10).jpeg().toBuffer();
    await refusedAs(Buffer.concat([head, Buffer.alloc(10 * 1024 * 1024)]), 413, /at most 10 MB/);
  });

  test('more than 40 megapixels are too many, however few bytes they take', async () => {
    const bomb = await canvas(8001, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await refusedAs(bomb, 413, /at most 40 megapixels/);
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('half a %s is damaged', async (format) => {
    const whole = await noise(600, 400).toFormat(format).toBuffer();
    await refusedAs(whole.subarray(0, whole.length / 2), 400, /^The picture is damaged and cannot be read\.$/);
  });

  test('a form without the field, or no form at all', async () => {
    await refusedAs(await canvas(10, 10).png().toBuffer(), 400, /^Please select an image file\.$/, { field: 'file' });
    const json = await fetch(`${server.url}/api/upload/image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
  });

  test('anything from a stranger', async () => {
    await refusedAs(await canvas(10, 10).png().toBuffer(), 401, /^Please log in\.$/, { token: null });
  });
});

test('serves no hidden file and nothing outside the folder', async () => {
  await writeFile(join(server.uploads, '.half-x'), 'secret');
  await writeFile(join(server.uploads, '..', 'token-secret'), 'secret');
  for (const path of [
    '/uploads/.half-x',
    '/uploads/..%2ftoken-secret',
    '/uploads/%2e%2e%2ftoken-secret',
    '/uploads/',
  ]) {
    const { status, bytes } = await fetched(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(bytes.toString()).not.toBe('secret');
  }
});
