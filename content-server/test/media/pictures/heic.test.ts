import { readFileSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pictures } from '@charity-site/api-client/entities';
import sharp from 'sharp';
import { startTestServer } from '../../../testing';
import { childrenWith, firstChildWith } from '../../../testing/children';
import { siteFor } from '../../../testing/site';
import { uploadTo } from '../../../testing/pictureCalls';

const { server } = siteFor(startTestServer);

/**
 * A photo as a phone stores it: 320 × 240 pixels in Display P3, to be turned right by a quarter,
 * with the place where it was taken. Its quarters are red, green, blue and yellow. Made with
 * heif-enc; it is our own.
 */
const PHONE = readFileSync(join(__dirname, 'phone.heic'));

const FOR_JPEG =
  'save the picture as JPEG, then choose it again. On an iPhone: Settings, Camera, Formats, Most Compatible.';

const upload = (picture: Buffer) =>
  uploadTo(server, picture, { type: 'image/heic', name: 'IMG_0042.HEIC' });

/** The upload of the same photo under another content hash. */
const another = (mark: string) => upload(Buffer.concat([PHONE, box('free', Buffer.from(mark))]));

const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4);
  return Buffer.concat([head, content]);
};

/** The photo with some of its bytes replaced. */
const changed = (text: string, by: number, write: (bytes: Buffer, at: number) => void) => {
  const bytes = Buffer.from(PHONE);
  const at = bytes.indexOf(text);
  if (at < 0) throw new Error(`The photo has no ${text}.`);
  write(bytes, at + by);
  return bytes;
};

/** Smaller copies of earlier pictures may be on their way in the background. */
const everythingStored = async () => ({
  files: (await readdir(server.uploads))
    .filter((file) => !/^\.half-|w\.(webp|avif)$/.test(file))
    .sort(),
  rows: await server.database.selectFrom(pictures.table).select('file').orderBy('file').execute(),
});

const PROGRAM = 'heic.cjs';
const decoders = () => childrenWith(PROGRAM);

test('a photo of a phone is stored as JPEG: upright, in its colours, without its location', async () => {
  expect(PHONE.toString('latin1')).toContain('Somebody');
  const { status, body } = await upload(PHONE);
  expect(status).toBe(200);
  expect(body).toEqual({
    url: expect.stringMatching(/^\/uploads\/[0-9a-f]{16}-00240x00320-[0-9a-f]{9}\.jpg$/),
    width: 240,
    height: 320,
  });
  const answer = await fetch(`${server.url}${String(body.url)}`);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const stored = Buffer.from(await answer.arrayBuffer());
  const { format, width, height, exif, xmp, icc, orientation } = await sharp(stored).metadata();
  expect({ format, width, height, exif, xmp, icc, orientation }).toEqual({
    format: 'jpeg',
    width: 240,
    height: 320,
  });
  expect(stored.toString('latin1')).not.toContain('Somebody');

  const pixels = await sharp(stored).raw().toBuffer();
  const quarters: [x: number, y: number, colour: number[]][] = [
    [60, 80, [0x29, 0x80, 0xb9]],
    [180, 80, [0xc0, 0x39, 0x2b]],
    [60, 240, [0xf1, 0xc4, 0x0f]],
    [180, 240, [0x27, 0xae, 0x60]],
  ];
  for (const [x, y, colour] of quarters) {
    const found = [...pixels.subarray((y * 240 + x) * 3, (y * 240 + x) * 3 + 3)];
    const furthest = Math.max(
      ...found.map((value, channel) => Math.abs(value - (colour[channel] ?? 0))),
    );
    expect({ x, y, found, isNear: furthest <= 8 }).toEqual({ x, y, found, isNear: true });
  }
  expect(await decoders()).toEqual([]);
});

test('decodes concurrent photos one by one; rejects one whose decoder is killed, with a message', async () => {
  const { files } = await everythingStored();
  let most = 0;
  let isDone = false;
  const watch = async (): Promise<void> => {
    most = Math.max(most, (await decoders()).length);
    if (!isDone) await watch();
  };
  const uploading = [another('one'), another('two')];
  const decoder = await firstChildWith(PROGRAM);
  const [words, environment, home] = await Promise.all([
    readFile(`/proc/${decoder}/cmdline`, 'utf8'),
    readFile(`/proc/${decoder}/environ`, 'utf8'),
    readlink(`/proc/${decoder}/exe`),
  ]);
  const watching = watch();
  process.kill(decoder, 'SIGKILL');
  const answers = await Promise.all(uploading);
  isDone = true;
  await watching;
  expect(most).toBe(1);
  expect(answers.sort((one, other) => other.status - one.status)).toMatchObject([
    {
      status: 503,
      body: {
        message: `The HEIC picture was not converted this time. Please try again, or ${FOR_JPEG}`,
      },
    },
    { status: 200 },
  ]);
  expect((await everythingStored()).files).toHaveLength(files.length + 1);

  // The process that decodes has no settings and no right to files.
  expect(home).toBe(process.execPath);
  expect(environment).toBe('');
  const readable = words.split('\0').filter((word) => word.startsWith('--allow'));
  expect(
    readable.map((word) => word.replace(/^(--allow-fs-read=).*\/((?:bin|node_modules)\/)/, '$1$2')),
  ).toEqual(['--allow-fs-read=bin/heic.cjs', '--allow-fs-read=node_modules/libheif-js/']);
  expect(words).toMatch(/--(experimental-)?permission\0/);
});

describe('rejected photos', () => {
  const CONVERTED = `This HEIC picture cannot be converted. Please ${FOR_JPEG}`;
  const ANOTHER_KIND = 'Please choose a JPEG, PNG, WebP or GIF picture.';

  test.each<[string, () => Buffer, number, string]>([
    ['half a photo', () => PHONE.subarray(0, PHONE.length / 2), 400, CONVERTED],
    [
      'noise in a container',
      () => Buffer.concat([PHONE.subarray(0, 28), Buffer.alloc(4000, 'x')]),
      400,
      CONVERTED,
    ],
    [
      'a photo that says it has 65,535 × 65,535 pixels',
      () =>
        changed('ispe', 8, (bytes, at) => {
          bytes.writeUInt32BE(65_535, at);
          bytes.writeUInt32BE(65_535, at + 4);
        }),
      413,
      'The picture can have at most 40 megapixels.',
    ],
    [
      'a protected photo',
      () => changed('iref', 0, (bytes, at) => bytes.write('ipro', at)),
      400,
      CONVERTED,
    ],
    [
      'a sequence',
      () => changed('heic', 0, (bytes, at) => bytes.write('hevc', at)),
      415,
      ANOTHER_KIND,
    ],
  ])('%s leaves no files', async (_what, make, status, message) => {
    const before = await everythingStored();
    const answer = await upload(make());
    expect({ status: answer.status, message: answer.body.message }).toEqual({ status, message });
    expect(await everythingStored()).toEqual(before);
    expect(await decoders()).toEqual([]);
  });
});
