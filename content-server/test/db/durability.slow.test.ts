import { once } from 'node:events';
import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { signInAt } from '../../testing/testAdministrator';
import { AwaitableList } from '../../testing/growing';
import { canvas, uploadTo } from '../../testing/pictureCalls';
import { callsOf, ownProcesses } from '../../testing/processes';

// Each test starts the server two or three times, from source, on a machine that may be busy.
jest.setTimeout(180_000);

const own = ownProcesses();
const { start } = own;
const uploads = () => join(own.dataDir, 'uploads');

const uploader = (url: string, token: string) => async (index: number) => {
  const shade = { r: index, g: index, b: index };
  const picture = await canvas(1700, 900, shade).png().toBuffer();
  const { body } = await uploadTo({ url, token }, picture);
  return String(body.url);
};

/** Runs `act` for 0, 1, 2 … until it fails; returns the results. */
const untilItFails = async <Result>(act: (index: number) => Promise<Result>): Promise<Result[]> => {
  const done: Result[] = [];
  try {
    for (;;) done.push(await act(done.length));
  } catch {
    return done;
  }
};

test('loses no acknowledged write when it is killed', async () => {
  const first = await start();
  const call = await callsOf(first);
  const written = new AwaitableList<string>();
  const writing = Promise.all(
    [0, 1, 2].map((hand) =>
      untilItFails(async (index) => {
        const name = `Partner ${hand}-${index}`;
        const { status } = await call('POST', '/content/partners', {
          body: { name, logo: '/uploads/a.png' },
        });
        if (status !== 201) throw new Error(`Answered ${status}.`);
        written.add(name);
      }),
    ),
  );
  await written.reached(100);
  await first.end('SIGKILL');
  await writing;
  const second = await start();
  const answer = await fetch(`${second.url}/api/content/partners?limit=9999`);
  const { partners } = (await answer.json()) as { partners: { name: string }[] };
  const stored = new Set(partners.map(({ name }) => name));
  expect(written.items.filter((name) => !stored.has(name))).toEqual([]);
  expect(await second.end('SIGTERM')).toBe(0);
});

test('has only complete pictures after it is killed, with every acknowledged one', async () => {
  const first = await start();
  const upload = uploader(first.url, await signInAt(first.url));
  const answered = new AwaitableList<string>();
  const uploading = untilItFails(async (index) => {
    answered.add(await upload(index));
  });
  await answered.reached(2);
  await first.end('SIGKILL');
  await uploading;
  for (const file of (await readdir(uploads())).filter((name) => !name.startsWith('.')))
    await expect(sharp(join(uploads(), file)).stats()).resolves.toBeDefined();
  const second = await start();
  for (const url of answered.items)
    for (const address of [
      url,
      url.replace('.png', '-1600w.webp'),
      url.replace('.png', '-320w.png'),
    ])
      expect((await fetch(second.url + address)).status).toBe(200);
  await second.end('SIGTERM');
});

test('finishes the responses in progress when it is stopped', async () => {
  const running = await start();
  const upload = uploader(running.url, await signInAt(running.url));
  // The upload is in progress once the server starts to write its first copy.
  const folder = watch(uploads());
  const underWay = upload(1);
  await once(folder, 'change');
  folder.close();
  const [address, code] = await Promise.all([underWay, running.end('SIGTERM')]);
  expect(address).toMatch(/^\/uploads\//);
  expect(code).toBe(0);
});

test('shows a generated password once, and never logs one', async () => {
  const server = await start({ LOG_LEVEL: 'trace' });
  const password = /password {2}(\S+)/.exec(server.output())?.[1] ?? '';
  expect(password).toMatch(/^[a-z0-9]{5}(-[a-z0-9]{5}){3}$/);
  const token = await signInAt(server.url, password);
  await fetch(`${server.url}/api/messages?search=secret`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await server.end('SIGINT')).toBe(0);
  const logged = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
  expect(logged).toContain('"path":"/api/auth/login"');
  expect(logged).toContain('"path":"/api/messages"');
  for (const secret of [password, token, 'secret']) expect(logged).not.toContain(secret);
  const again = await start();
  expect(again.output()).not.toMatch(/password/);
  const stored = await fetch(`${again.url}/api/auth/verify-token`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(stored.status).toBe(200);
});
