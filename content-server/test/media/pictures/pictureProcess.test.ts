import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { childrenWith, firstChildWith } from '../../../testing/children';
import { folderWith } from '../../../testing/folders';
import { noise, uploadTo } from '../../../testing/pictureCalls';
import {
  endProcess,
  startServerProcess,
  type ServerProcess,
  WITH_ADMIN,
} from '../../../testing/processes';
import { signInAt } from '../../../testing/testAdministrator';

// A process of its own, because the tests' process draws pictures itself.
let server: ServerProcess;
let token: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await folderWith({});
  server = await startServerProcess({ DATA_DIR: dataDir, ...WITH_ADMIN });
  token = await signInAt(server.url);
});
afterAll(() => endProcess(server));

const upload = (picture: Buffer) => uploadTo({ url: server.url, token }, picture);

const stored = async () => ({
  folders: (await readdir(dataDir)).filter((name) => !name.startsWith('content.sqlite')).sort(),
  files: await readdir(join(dataDir, 'uploads')).catch(() => []),
  listed: await fetch(`${server.url}/api/pictures`, {
    headers: { authorization: `Bearer ${token}` },
  }).then((answer) => answer.json() as Promise<unknown>),
});

test('an upload whose process is killed says so and leaves nothing; the next one is stored', async () => {
  const picture = await noise(1600, 1200).png().toBuffer();
  const before = await stored();
  const answer = upload(picture);
  let isAnswered = false;
  void answer.finally(() => (isAnswered = true));
  // A process that is killed between two tasks is replaced, so all of them are killed.
  const killed = new Set<number>();
  while (!isAnswered)
    for (const child of await childrenWith('pictures.cjs', server.child.pid))
      if (!killed.has(child)) {
        killed.add(child);
        process.kill(child, 'SIGKILL');
      }
  expect(await answer).toMatchObject({
    status: 503,
    body: {
      message:
        'The server could not finish this picture. Please try again, or choose a smaller one.',
    },
  });
  expect(await stored()).toEqual(before);
  expect(await upload(picture)).toMatchObject({ status: 200, body: { width: 1600 } });
});

test('the server itself never loads the image library, and is killed after its process', async () => {
  const { status, body } = await upload(await noise(900, 600).jpeg().toBuffer());
  expect(status).toBe(200);
  const stem = `/uploads/${basename(String(body.url), '.jpg')}`;
  for (const file of [`${stem}-320w.webp`, `${stem}-share.jpg`])
    expect((await fetch(server.url + file)).status).toBe(200);
  const child = await firstChildWith('pictures.cjs', server.child.pid);
  const libraries = (pid: number | undefined) => readFile(`/proc/${pid}/maps`, 'utf8');
  expect(await libraries(child)).toContain('libvips');
  expect(await libraries(server.child.pid)).not.toContain('libvips');
  expect(await readFile(`/proc/${child}/oom_score_adj`, 'utf8')).toBe('1000\n');
});
