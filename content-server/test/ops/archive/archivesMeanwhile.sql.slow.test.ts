import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AwaitableList } from '../../../testing/growing';
import {
  callsOf,
  endProcess,
  startServerProcess,
  WITH_ADMIN,
  type ServerProcess,
} from '../../../testing/processes';
import { environmentOf, sharedSite } from '../../../testing/sharedSite';

// The server starts from source, on a machine that may be busy.
jest.setTimeout(180_000);

let server: ServerProcess | undefined;
const shared = sharedSite(async () => {
  await endProcess(server);
});
const { admin } = shared;

const start = async () => {
  server = await startServerProcess({
    ...environmentOf(shared),
    ...WITH_ADMIN,
    PUBLIC_WRITE_LIMIT: '1000000',
  });
  const make = await callsOf(server);
  return {
    url: server.url,
    call: (method: string, path: string, body: object) => make(method, path, { body }),
  };
};

test('a backup made while people write is one moment of the site, five times of five', async () => {
  const { call } = await start();
  let writing = true;
  const written = new AwaitableList<string>();
  const writer = async () => {
    while (writing) {
      const update = await call('POST', '/content/updates', {
        title: 'A well',
        date: '2026-11-21',
      });
      const updateId = String(update.body._id);
      const guest = { guestName: 'A', guestEmail: 'a@example.org', commentText: 'Hi' };
      await call('POST', '/content/comments', { updateId, ...guest });
      written.add(updateId);
    }
  };
  const writers = Promise.all([writer(), writer(), writer()]);
  const archives = [1, 2, 3, 4, 5].map((number) => join(shared.folder, `${number}.backup`));
  const before: number[] = [];
  for (const archive of archives) {
    await written.reached(written.items.length + 10);
    before.push(written.items.length);
    await admin('backup', archive);
  }
  writing = false;
  await writers;
  await server?.end('SIGTERM');
  for (const [index, archive] of archives.entries()) {
    await expect(admin('restore', archive)).resolves.toMatch(
      / records and 0 picture files read from /,
    );
    const { comments } = await shared.inDatabase((database) =>
      database
        .selectFrom('comments')
        .innerJoin('updates', 'updates._id', 'comments.updateId')
        .select((eb) => eb.fn.countAll().as('comments'))
        .executeTakeFirstOrThrow(),
    );
    expect(Number(comments)).toBeGreaterThanOrEqual(before[index] ?? Infinity);
  }
});

test('a restore holds nobody up while it reads the archive', async () => {
  const { url, call } = await start();
  // Texts that do not compress: what has gone through the pipe has been read.
  for (let index = 0; index < 12; index += 1) {
    const noise = Array.from({ length: 6000 }, () => Math.random().toString(36).slice(2)).join(' ');
    const answer = await call('POST', '/content/updates', {
      title: 'Noise',
      date: '2026-11-21',
      description: noise,
    });
    expect(answer.status).toBe(201);
  }
  await call('PUT', '/content/quote', { text: 'Before', author: 'A friend' });
  const file = join(shared.folder, 'site.backup');
  await admin('backup', file);
  const archive = await readFile(file);
  const pipe = join(shared.folder, 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  const restoring = admin('restore', pipe);
  const into = createWriteStream(pipe);
  try {
    // The rows of all updates are in the first part.
    await new Promise((sent) => into.write(archive.subarray(0, archive.length - 100), sent));
    const requested = await Promise.all([
      call('PUT', '/content/quote', { text: 'Meanwhile', author: 'A friend' }),
      fetch(`${url}/healthz`),
      fetch(`${url}/api/content/updates`),
    ]);
    expect(requested.map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    into.end(archive.subarray(archive.length - 100));
    await restoring;
  }
  expect(await restoring).toMatch(/records and \d+ picture files read/);
  const quote = (await (await fetch(`${url}/api/content/quote`)).json()) as { text: string };
  expect(quote.text).toBe('Before');
});
