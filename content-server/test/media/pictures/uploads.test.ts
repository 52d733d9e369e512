import { readdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { uploadedFile } from '../../../src/media/pictures/uploadedFile';
import { startTestServer } from '../../../testing';
import { siteFor } from '../../../testing/site';
import { canvas, fileAt, noise, storedStem, uploadTo } from '../../../testing/pictureCalls';
import { eventually } from '../../../testing/eventually';

const { server } = siteFor(startTestServer);

const upload = async (picture: Buffer, options: Parameters<typeof uploadTo>[2] = {}) => {
  const { status, body } = await uploadTo(server, picture, { type: 'image/jpeg', ...options });
  return { status, body: body as unknown as { url: string; message?: string } };
};
const fetched = (url: string) => fileAt(server, url);
/** The stored pictures; smaller copies may be on their way in the background. */
const filesIn = async () => (await readdir(server.uploads)).sort();
const originalsIn = async () =>
  (await filesIn()).filter((file) => /^[0-9a-f]{16}-\d+x\d+(-[0-9a-f]{9})?\.\w+$/.test(file));

describe('a picture', () => {
  test('is stored under its hash and colours, and soon has variants as WebP and AVIF', async () => {
    const { status, body } = await upload(await canvas(1000, 500).jpeg().toBuffer());
    expect(status).toBe(200);
    expect(body).toEqual({
      url: expect.stringMatching(/^\/uploads\/[0-9a-f]{16}-01000x00500-[0-9a-f]{9}\.jpg$/),
      width: 1000,
      height: 500,
    });
    const stem = body.url.slice('/uploads/'.length, -'.jpg'.length);
    const all = [160, 320, 480, 750, 1000].flatMap((width) => [
      `${stem}-${width}w.avif`,
      `${stem}-${width}w.webp`,
    ]);
    const mine = async () => (await filesIn()).filter((file) => file.startsWith(stem));
    await eventually(async () => (await mine()).length > all.length);
    expect(await mine()).toEqual([`${stem}.jpg`, ...all].sort());
    const small = await fetched(`/uploads/${stem}-320w.webp`);
    expect(await sharp(small.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 160,
    });
  });

  test('is cached permanently, with its type, also for other sites such as a newsletter', async () => {
    const { body } = await upload(await canvas(100, 50).png().toBuffer());
    const { status, headers, type, caching } = await fetched(body.url);
    expect({ status, type, caching }).toEqual({
      status: 200,
      type: 'image/png',
      caching: 'public, max-age=31536000, immutable',
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await fetched('/healthz')).headers.get('cross-origin-resource-policy')).toBe(
      'same-origin',
    );
    const missing = await fetched('/uploads/0000000000000000-1x1.png');
    expect(missing.status).toBe(404);
    expect(missing.caching).not.toContain('immutable');
  });

  test('gets a missing variant on request, but none of another size or format', async () => {
    const stem = await storedStem(server, await noise(700, 300).png().toBuffer());
    const requested = await Promise.all(
      Array.from({ length: 5 }, () => fetched(`${stem}-320w.webp`)),
    );
    for (const { bytes, ...answer } of requested) {
      expect(answer).toMatchObject({
        status: 200,
        type: 'image/webp',
        caching: 'public, max-age=31536000, immutable',
      });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    }
    for (const path of [
      '-960w.webp',
      '-321w.webp',
      '-320w.jpg',
      '-0w.png',
      '-750w.avif',
      '-400p.webp',
      '-320p.avif',
    ])
      expect({ path, status: (await fetched(stem + path)).status }).toEqual({ path, status: 404 });
    expect((await fetched('/uploads/0000000000000000-700x300-320w.webp')).status).toBe(404);
    const created = (await filesIn()).filter((file) =>
      file.startsWith(stem.slice('/uploads/'.length)),
    );
    expect(created).toHaveLength(2);
  });

  test('has one URL, however often it is uploaded', async () => {
    const picture = await noise(400, 300).png().toBuffer();
    const answers = await Promise.all([upload(picture), upload(picture, { name: 'other.png' })]);
    const before = await originalsIn();
    expect(new Set([...answers, await upload(picture)].map(({ body }) => body.url)).size).toBe(1);
    expect(await originalsIn()).toEqual(before);
  });

  test('can be a JPEG, PNG, WebP or GIF, whatever its name', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const picture = await noise(40, 30).toFormat(format).toBuffer();
      const { status, body } = await upload(picture, { name: 'text.txt', type: 'text/plain' });
      expect([format, status]).toEqual([format, 200]);
      expect(body.url).toMatch(
        new RegExp(`-00040x00030-[0-9a-f]{9}\\.${format === 'jpeg' ? 'jpg' : format}$`),
      );
    }
  });

  test('of the size of an advertisement is not taken for one, and is read under an earlier name', async () => {
    const [width, height] = [728, 90];
    const { body } = await upload(await noise(width, height).jpeg().toBuffer());
    expect(body).toMatchObject({ width, height });
    expect(body.url).not.toMatch(new RegExp(`(?<!\\d)${width}x|x${height}`));
    const earlier = body.url.replace(/-\d+x\d+/, `-${width}x${height}`);
    const { bytes } = await fetched(body.url);
    await rename(join(server.uploads, basename(body.url)), join(server.uploads, basename(earlier)));
    for (const [address, size] of [
      [earlier, 160],
      [body.url, 320],
      [body.url, width],
    ] as const) {
      const copy = await fetched(address.replace('.jpg', `-${size}w.webp`));
      expect(await sharp(copy.bytes).metadata()).toMatchObject({ width: size });
    }
    expect((await fetched(earlier)).bytes).toEqual(bytes);
    expect((await fetched(earlier.replace('.jpg', '-share.jpg'))).status).toBe(200);
  });

  test('stays animated', async () => {
    const frames = ['#f00', '#0f0', '#00f'].map((background) =>
      canvas(400, 200, background).png().toBuffer(),
    );
    const moving = sharp(await Promise.all(frames), { join: { animated: true } }).gif({
      delay: [100, 100, 100],
    });
    const { body } = await upload(await moving.toBuffer());
    expect(body).toMatchObject({
      url: expect.stringMatching(/-00400x00200-f00f00f00\.gif$/),
      width: 400,
      height: 200,
    });
    const { bytes } = await fetched(body.url.replace('.gif', '-320w.webp'));
    const shown = { pages: 3, width: 320, pageHeight: 160 };
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject(shown);
  });

  test('is rotated upright and loses its metadata', async () => {
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
    expect(body).toMatchObject({
      width: 200,
      height: 300,
      url: expect.stringMatching(/-00200x00300-[0-9a-f]{9}\.jpg$/),
    });
    const { bytes } = await fetched(body.url);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 200, height: 300 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    expect(bytes.toString('latin1')).not.toContain('Somebody');
  });
});

describe('rejected uploads', () => {
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
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );

  test.each<[string, () => Promise<Buffer> | Buffer, object]>([
    ['an SVG', () => svg, { name: 'a.svg', type: 'image/svg+xml' }],
    ['an SVG that calls itself a PNG', () => svg, { name: 'a.png', type: 'image/png' }],
    [
      'a text that calls itself a PNG',
      () => Buffer.from('hello'),
      { name: 'a.png', type: 'image/png' },
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), {}],
    ['a TIFF', () => canvas(10, 10).tiff().toBuffer(), {}],
    ['an AVIF', () => canvas(10, 10).avif().toBuffer(), {}],
    ['nothing', () => Buffer.alloc(0), {}],
  ])('%s is of a wrong type', async (_what, make, options) => {
    await refusedAs(await make(), 415, anotherKind, options);
  });

  test('more than 10 MB, and more than 40 megapixels, however few bytes', async () => {
    const head = await canvas(10, 10).jpeg().toBuffer();
    await refusedAs(Buffer.concat([head, Buffer.alloc(10 * 1024 * 1024)]), 413, /at most 10 MB/);
    const bomb = await canvas(8001, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await refusedAs(bomb, 413, /at most 40 megapixels/);
  });

  test('a picture that the parser has cut off at the limit without an error', async () => {
    const part = {
      type: 'file',
      fieldname: 'image',
      file: { truncated: true },
      toBuffer: async () => Buffer.from('cut'),
    };
    async function* parts() {
      yield part;
    }
    const expected = {
      field: 'image',
      max: 3,
      missing: 'Nothing came.',
      tooLarge: 'It is too large.',
    };
    await expect(
      uploadedFile({ parts } as unknown as FastifyRequest, expected),
    ).rejects.toMatchObject({
      status: 413,
      message: 'It is too large.',
    });
  });

  test('half a picture', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const whole = await noise(600, 400).toFormat(format).toBuffer();
      await refusedAs(
        whole.subarray(0, whole.length / 2),
        400,
        /^The picture is damaged and cannot be read\.$/,
      );
    }
  });

  test('a form without the field, no form at all, or anything from a stranger', async () => {
    await refusedAs(await canvas(10, 10).png().toBuffer(), 400, /^Please select an image file\.$/, {
      field: 'file',
    });
    const json = await fetch(`${server.url}/api/upload/image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
    await refusedAs(await canvas(10, 10).png().toBuffer(), 401, /^Please log in\.$/, {
      token: null,
    });
  });
});
