import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { startTestServer } from '../../testing';
import { folderWith } from '../../testing/folders';
import { logLines } from '../../testing/logLines';
import {
  BUILD,
  computeVersion,
  DECLARED,
  MANIFEST,
  packed,
  packedBuild,
  SCRIPT,
  sendArchive,
  type Entry,
} from '../../testing/sentBuild';
import { siteFor } from '../../testing/site';
import { eventually } from '../../testing/eventually';

const TOKEN = 'the-secret-of-the-public-team';
const INCOMPLETE = 'This is no complete archive of a build. Send it again.';

let folder: string;
let releasesDir: string;
const log = logLines('info');

const { server, open, call } = siteFor(async () => {
  releasesDir = await folderWith({});
  return startTestServer({
    deployTokens: `public-site=${TOKEN}`,
    config: { releasesDir },
    logger: log.logger,
  });
});
beforeEach(async () => {
  folder = join(releasesDir, 'public-site');
  await mkdir(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const send = (archive: Buffer, type?: string) =>
  sendArchive(server, archive, { token: TOKEN, type });

test('an archive becomes a version with compressed copies; sent again, it is the same version', async () => {
  const version = await computeVersion();
  for (let time = 0; time < 2; time += 1)
    expect(await send(await packedBuild())).toMatchObject({
      status: 201,
      body: { release: { version }, files: 2 },
    });
  expect(await readdir(folder)).toEqual([version]);
  expect(await readFile(join(folder, version, 'static/entry.js'), 'utf8')).toBe(SCRIPT);
  const copies = ['static/entry.js.br', 'static/entry.js.gz'].map((file) =>
    readFile(join(folder, version, file)),
  );
  const [br = Buffer.of(), gz = Buffer.of()] = await Promise.all(copies);
  expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([
    SCRIPT,
    SCRIPT,
  ]);
  expect((await open(`/remotes/public-site/${version}/static/entry.js`)).status).toBe(200);
  for (const hidden of ['.release.json', '.about.json'])
    expect((await open(`/remotes/public-site/${version}/${hidden}`)).status).toBe(404);
});

test('three equal concurrent archives become one version', async () => {
  const archive = await packedBuild();
  const answers = await Promise.all([send(archive), send(archive), send(archive)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await readdir(folder)).toEqual([await computeVersion()]);
});

const file = (name: string, content: string | Buffer = '1'): Entry => ({ name, content });
const MB = 1024 * 1024;

describe('an archive is rejected, and no file of it stays,', () => {
  test.each([
    '../../remotes.json',
    'static/../../x.js',
    '/etc/passwd',
    '.release.json',
    'static\\..\\x.js',
    'static//x.js',
    'a/b/c/d/e/f/g.js',
    `${'x'.repeat(201)}.js`,
    'static/entry.js.br',
  ])('with a file at %s', async (name) => {
    expect(await send(await packedBuild([...BUILD, file(name)]))).toEqual({
      status: 400,
      body: { message: `${name.slice(0, 200)} is no path of a file in a build.` },
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each(['symlink', 'link', 'character-device', 'block-device', 'fifo', 'directory'] as const)(
    'with a %s',
    async (type) => {
      const entry = {
        name: 'static/more.js',
        content: '',
        type,
        linkname: '../../../remotes.json',
      };
      expect(await send(await packedBuild([...BUILD, entry]))).toEqual({
        status: 400,
        body: { message: 'static/more.js is no plain file.' },
      });
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test.each([
    ['static', 'static/more.js'],
    ['static/more.js', 'static'],
    ['static/more.js', 'static/More.js'],
    ['static/more.js', 'Static/other.js'],
    ['static/more.js', 'static/more.js'],
  ])('with %s and %s', async (first, second) => {
    expect(await send(await packedBuild([file(first), file(second)]))).toEqual({
      status: 400,
      body: { message: `${second} and another file of the build have the same name.` },
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each<[what: string, entries: () => Entry[], message: string]>([
    [
      'more than 2,000 files',
      () => Array.from({ length: 2001 }, (_, index) => file(`x${index}.js`)),
      'A build can have at most 2000 files.',
    ],
    [
      'more than 64 MB unpacked, however small it is packed',
      () => [file('x.js', Buffer.alloc(65 * MB))],
      'A build can have at most 64 MB unpacked.',
    ],
    [
      'more than 24 MB packed',
      () => [file('x.js', randomBytes(25 * MB))],
      'A build can have at most 24 MB packed.',
    ],
  ])('with %s', async (_what, entries, message) => {
    expect(await send(await packedBuild(entries()))).toEqual({ status: 400, body: { message } });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each<[what: string, damage: (whole: Buffer) => Buffer]>([
    ['its end is missing', (whole) => whole.subarray(0, whole.length - 20)],
    ['half of it is missing', (whole) => whole.subarray(0, whole.length / 2)],
    ['half of its content is missing', (whole) => gzipSync(gunzipSync(whole).subarray(0, 2000))],
    ['something follows it', (whole) => Buffer.concat([whole, Buffer.from('more')])],
    ['zeros follow it', (whole) => Buffer.concat([whole, Buffer.alloc(10)])],
    ['much follows it', (whole) => Buffer.concat([whole, Buffer.alloc(MB)])],
    ['something packed follows it', (whole) => Buffer.concat([whole, gzipSync('more')])],
    [
      'a byte of it is another one',
      (whole) => whole.map((byte, index) => (index === whole.length - 6 ? ~byte : byte)) as Buffer,
    ],
    ['it is empty', () => Buffer.alloc(0)],
    ['it is no archive', () => Buffer.from('<!doctype html>')],
    ['it has a text', () => gzipSync('x'.repeat(2000))],
  ])('when %s', async (_what, damage) => {
    expect(await send(damage(await packedBuild()))).toEqual({
      status: 400,
      body: { message: INCOMPLETE },
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['a file is missing', BUILD.slice(0, 1), {}, /^What has arrived of public-site is /],
    [
      'a file was added',
      [...BUILD, file('static/x.js')],
      {},
      /^What has arrived of public-site is /,
    ],
    ['there is no manifest', BUILD.slice(1), {}, /^public-site is not built/],
    [
      'it declares no paths',
      BUILD,
      { declared: { ...DECLARED, prefixes: [] } },
      /^declared.prefixes: /,
    ],
    ['its version leads elsewhere', BUILD, { version: '../../x' }, /^version: This is no version/],
  ])('when %s', async (_what, entries, about, message) => {
    const version = await computeVersion();
    expect(await send(await packedBuild(entries, { version, ...about }))).toEqual({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['{}', 'names no entry'],
    ['null', 'names no entry'],
    ['"x"', 'names no entry'],
    ['{', 'is not JSON'],
    [JSON.stringify({ ...JSON.parse(MANIFEST), shared: {} }), 'has no list of shared modules'],
    [
      JSON.stringify({ ...JSON.parse(MANIFEST), exposes: [{ path: './routes' }] }),
      'has no list of exposes',
    ],
  ])('with the manifest %s', async (manifest, fault) => {
    expect(await send(await packedBuild([file('mf-manifest.json', manifest)]))).toMatchObject({
      status: 400,
      body: { message: `public-site's mf-manifest.json ${fault}. Build public-site again.` },
    });
  });

  test('without a description of the build', async () => {
    expect(await send(await packed(BUILD))).toMatchObject({ status: 400 });
    expect(await readdir(folder)).toEqual([]);
  });
});

test('a body of another content type is rejected with the supported one', async () => {
  const archive = await packedBuild();
  expect((await send(archive, 'text/html')).status).toBe(415);
  expect(await send(Buffer.from('{}'), 'application/json')).toEqual({
    status: 415,
    body: { message: 'Please send the build as application/gzip.' },
  });
});

/** Starts to send an archive; resolves once its first file is being written. */
const begin = async (token: string) => {
  const body = request(`${server.url}/api/releases/public-site/archive`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
  });
  body.on('error', () => undefined);
  const archive = await packedBuild([file('x.js', randomBytes(2 * MB))]);
  body.write(archive.subarray(0, MB));
  return body;
};

test('no file of an archive stays when its sender disconnects midway', async () => {
  const body = await begin(TOKEN);
  await eventually(async () => (await readdir(folder)).length === 1);
  body.destroy();
  await eventually(async () => (await readdir(folder)).length === 0);
  // The site continues, and logs no error of its own.
  expect((await send(await packedBuild())).status).toBe(201);
  expect(log.lines.filter((line) => !line.includes('"level":30'))).toEqual([]);
});

test('a wrong token is rejected before the archive has arrived', async () => {
  const body = await begin('a-secret-that-nobody-was-given');
  const status = await new Promise((resolve) => {
    body.on('response', ({ statusCode }) => resolve(statusCode));
  });
  body.destroy();
  expect(status).toBe(401);
  expect(await readdir(folder)).toEqual([]);
});

test('a release command from 2026, which sends file by file, gets upgrade instructions', async () => {
  const answer = await call('PUT', '/releases/public-site/uploads/0/static/entry.js', {
    token: TOKEN,
    body: {},
  });
  expect(answer).toMatchObject({
    status: 410,
    body: {
      message:
        'This release command is too old for the site. Update it: in the repository of the site run git pull and npm ci; in a repository of your own install the newest packages of the site. Then release again.',
    },
  });
});
