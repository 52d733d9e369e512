import { randomBytes } from 'node:crypto';
import { readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { signInAt } from '../../testing/testAdministrator';
import { callsTo, type Call } from '../../testing/calls';
import { folderWith } from '../../testing/folders';
import { uploadTo } from '../../testing/pictureCalls';
import {
  onSmallDisk,
  startServerProcess,
  WITH_ADMIN,
  type ServerProcess,
} from '../../testing/processes';

let server: ServerProcess;
let token: string;
let call: Call;
/** The server's data folder, seen from outside: the disk is mounted only for the server. */
let disk: string;

beforeAll(async () => {
  const dataDir = await folderWith({});
  server = await startServerProcess(
    { DATA_DIR: dataDir, ...WITH_ADMIN },
    onSmallDisk(dataDir, '32m'),
  );
  disk = join(`/proc/${server.child.pid}/root`, dataDir);
  token = await signInAt(server.url);
  call = callsTo({ url: server.url, token });
});
afterAll(() => server.end('SIGKILL'));

const get = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const addPartner = (name: string) =>
  call('POST', '/content/partners', { body: { name, logo: '/uploads/a.png' } });

/** Uploads an image of noise, which no format compresses well. */
const upload = async () => {
  const raw = { width: 1400, height: 900, channels: 3 } as const;
  const image = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .png()
    .toBuffer();
  return uploadTo({ url: server.url, token }, image);
};

/** Fills the disk except for some bytes. */
const fill = async (left: number): Promise<void> => {
  const filler = join(disk, 'filler');
  await expect(writeFile(filler, Buffer.alloc(40 * 1024 * 1024))).rejects.toThrow('ENOSPC');
  await truncate(filler, (await stat(filler)).size - left);
};

const FULL = {
  status: 507,
  body: {
    message:
      'The server has no space left, so nothing was saved. Please tell the person who runs it.',
  },
};

test('responds with 507 while the disk is full, stores nothing partially, and recovers with free space', async () => {
  expect((await addPartner('Before')).status).toBe(201);
  const images = () => readdir(join(disk, 'uploads'));

  await fill(600 * 1024);
  expect(await upload()).toEqual(FULL);
  expect(await images()).toEqual([]);
  expect((await get('/readyz')).body.message).toContain('The disk is full.');

  await rm(join(disk, 'filler'));
  await fill(0);
  expect(await addPartner('Full')).toMatchObject(FULL);
  expect((await get('/api/content/partners')).body.totalItems).toBe(1);
  expect((await get('/healthz')).status).toBe(200);
  const readiness = await get('/readyz');
  expect([readiness.status, readiness.body.message]).toEqual([
    503,
    expect.stringContaining('The disk is full.'),
  ]);

  await rm(join(disk, 'filler'));
  expect((await addPartner('After')).status).toBe(201);
  expect((await upload()).status).toBe(200);
  expect(await images()).not.toEqual([]);
  expect((await get('/readyz')).body.message).not.toContain('disk');
});

test('while the disk is full, somebody can sign in and empty the trash', async () => {
  const { _id } = (await addPartner('In the trash')).body;
  await call('DELETE', `/content/partners/${String(_id)}`);
  await fill(0);
  expect(await addPartner('Full')).toMatchObject(FULL);
  const owner = callsTo({ url: server.url, token: await signInAt(server.url) });
  const now = new Date().toISOString();
  expect(await owner('DELETE', `/trash?before=${now}`)).toMatchObject({
    status: 200,
    body: { message: '1 item erased.' },
  });
});
