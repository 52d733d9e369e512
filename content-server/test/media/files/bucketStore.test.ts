import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../../testing';
import { startBucket, type TestBucket } from '../../../testing/bucket';
import { folderWith } from '../../../testing/folders';
import { rawGet } from '../../../testing/rawGet';
import { canvas, fileAt, uploadTo } from '../../../testing/pictureCalls';
import { runCommand } from '../../../src/app/commands/commands';
import { bucketStore } from '../../../src/media/files/bucketStore';
import {
  CONSENT,
  folderStore,
  readStored,
  UPLOADS,
  VERSIONS,
} from '../../../src/media/files/fileStore';

let bucket: TestBucket;
/** Two machines, each with its own folder. */
let machines: TestServer[];

beforeAll(async () => {
  bucket = await startBucket();
  const config = { bucket: bucket.access };
  machines = await Promise.all([startTestServer({ config }), startTestServer({ config })]);
});

afterAll(async () => {
  for (const machine of machines) await machine.close();
  await bucket.stop();
});

const machine = (index: number) => machines[index] as TestServer;
const picture = (colour: string) => canvas(900, 600, colour).jpeg().toBuffer();

const uploaded = async (bytes: Buffer, options?: Parameters<typeof uploadTo>[2]) => {
  const { status, body } = await uploadTo(machine(0), bytes, options);
  expect(status).toBe(200);
  return String(body.url);
};

test('a picture that one machine stored is sent by another one, with its parts and smaller versions', async () => {
  const url = await uploaded(await picture('#123456'));
  const [one, other] = await Promise.all(machines.map((server) => fetch(server.url + url)));
  expect(other?.status).toBe(200);
  for (const name of ['etag', 'last-modified'])
    expect(other?.headers.get(name)).toBe(one?.headers.get(name));
  expect(await other?.bytes()).toEqual(await one?.bytes());
  const part = await fetch(machine(1).url + url, { headers: { range: 'bytes=0-9' } });
  expect([part.status, (await part.bytes()).length]).toEqual([206, 10]);
  const smaller = url.replace(/\.jpg$/, '-320w.webp');
  expect((await fileAt(machine(1), smaller)).status).toBe(200);
});

test('a document that one machine stored is sent by another one', async () => {
  const pdf = Buffer.from('%PDF-1.7\n%%EOF');
  const url = await uploaded(pdf, { path: '/upload/document', field: 'document', name: 'a.pdf' });
  expect((await fileAt(machine(1), url)).bytes).toEqual(pdf);
});

test('an address never reaches a file that is not public', async () => {
  const { files } = machine(0);
  await files.put(`${CONSENT}sheet.pdf`, Buffer.from('signed'));
  expect(String(await readStored(files, `${CONSENT}sheet.pdf`))).toBe('signed');
  for (const path of ['../consent/sheet.pdf', '..%2Fconsent%2Fsheet.pdf'])
    expect((await rawGet(machine(0).url, `/uploads/${path}`)).body).not.toContain('signed');
  expect(await files.get(`${UPLOADS}../${CONSENT}sheet.pdf`)).toBeUndefined();
});

test('while the bucket is away, copies are sent, the rest and uploads are refused, and nothing is half written', async () => {
  const [read, unread] = [
    await uploaded(await picture('#aa0000')),
    await uploaded(await picture('#00aa00')),
  ];
  expect((await fileAt(machine(1), read)).status).toBe(200);
  const readiness = async () => {
    const response = await fetch(`${machine(1).url}/readyz`);
    return ((await response.json()) as { message?: string }).message ?? '';
  };
  await bucket.stop();
  try {
    expect((await fileAt(machine(1), read)).status).toBe(200);
    const missing = await fileAt(machine(1), unread);
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await uploadTo(machine(1), await picture('#0000aa'))).toEqual({
      status: 503,
      body: {
        message:
          'The pictures and documents cannot be reached just now. Please try again in a few seconds.',
      },
    });
    expect(await readiness()).toContain('The bucket of pictures and documents does not answer.');
  } finally {
    await bucket.start();
  }
  expect((await fileAt(machine(1), unread)).status).toBe(200);
  expect(await readiness()).not.toContain('bucket');
  const { body } = await uploadTo(machine(1), await picture('#0000aa'));
  expect((await fileAt(machine(0), String(body.url))).status).toBe(200);
});

test('the copies that were used longest ago are removed', async () => {
  const cache = await folderWith({});
  const files = bucketStore(bucket.access, cache, 1000);
  const names = Array.from({ length: 5 }, (_, at) => `${UPLOADS}${at}.png`);
  for (const name of [`${VERSIONS}shell_1.tar.gz`, ...names]) {
    await files.put(name, Buffer.alloc(400));
    await files.get(name);
  }
  expect((await readdir(join(cache, UPLOADS))).sort()).toEqual(['3.png', '4.png']);
  expect(await readdir(join(cache, VERSIONS))).toEqual([]);
  expect(await files.list(`${UPLOADS}2`)).toEqual(['2.png']);
});

test('lists the names on all pages of the bucket', async () => {
  const pages = createServer((request, response) => {
    const isSecond = request.url?.includes('continuation-token=second%2B');
    response.end(
      isSecond
        ? '<ListBucketResult><Contents><Key>uploads/b.png</Key></Contents></ListBucketResult>'
        : '<ListBucketResult><NextContinuationToken>second+</NextContinuationToken><Contents><Key>uploads/a.png</Key></Contents></ListBucketResult>',
    );
  });
  await once(pages.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/site`;
  const files = bucketStore({ ...bucket.access, address, prefix: '' }, await folderWith({}));
  expect(await files.list(UPLOADS)).toEqual(['a.png', 'b.png']);
  pages.close();
});

test('deletes copies of files that another machine deleted, and no others', async () => {
  const [one, other] = await Promise.all(
    ['one', 'other'].map(async () => bucketStore(bucket.access, await folderWith({}))),
  );
  for (const name of ['erased.png', 'kept.png']) {
    await one?.put(UPLOADS + name, Buffer.from(name));
    await other?.get(UPLOADS + name);
  }
  await one?.delete(`${UPLOADS}erased.png`);
  await other?.deleteCopies?.();
  expect(await readdir(join(other?.folder ?? '', UPLOADS))).toEqual(['kept.png']);
});

test('fails to store with a key that the bucket refuses', async () => {
  const files = bucketStore({ ...bucket.access, secretAccessKey: 'wrong' }, await folderWith({}));
  await expect(files.put(`${UPLOADS}a.png`, Buffer.from('a'))).rejects.toMatchObject({
    status: 503,
  });
});

test('files move copies into the bucket what it lacks, and back', async () => {
  const folder = await folderWith({ 'uploads/ab.png': 'first', 'consent/cd.pdf': 'signed' });
  const settings = {
    DATA_DIR: folder,
    RELEASES_DIR: await folderWith({}),
    FILES: 's3://site/moved',
    FILES_ENDPOINT: new URL(bucket.access.address).origin,
    AWS_ACCESS_KEY_ID: bucket.access.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.access.secretAccessKey,
  };
  const move = (direction: string, more = {}) =>
    runCommand(['files', direction], { ...settings, ...more }, process.stdin);
  expect(await move('move')).toBe('2 files and 0 released versions copied into the bucket.');
  expect(await move('move')).toBe('0 files and 0 released versions copied into the bucket.');
  const other = await folderWith({ 'uploads/ef.png': 'second' });
  expect(await move('move-back', { DATA_DIR: other })).toBe(`2 files copied into ${other}.`);
  const stored = folderStore(other);
  expect(String(await readStored(stored, `${CONSENT}cd.pdf`))).toBe('signed');
  expect(await stored.list(UPLOADS)).toEqual(['ab.png', 'ef.png']);
  await expect(move('move', { FILES: '' })).rejects.toThrow('Set FILES to the bucket');
});
