import {
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgramToEnd } from '../../../content-server/testing/operator';
import {
  callsOf,
  startServerProcess,
  WITH_ADMIN,
  type ServerProcess,
} from '../../../content-server/testing/processes';
import { copySources } from '../contributing/copy';
import { blocksOf, follow } from '../contributing/example';
import { ROOT } from '../../parts/parts';

jest.setTimeout(180_000);

let folder: string;
/** The folder of the next version: this one with the migration of CONTRIBUTING's example. */
let next: string;
let data: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'upgrade-')));
  next = path.join(folder, 'next');
  data = path.join(folder, 'data');
  copySources(next);
  follow(
    blocksOf(readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8'), 'Adding a content type'),
    next,
  );
});

/** Runs a program until it ends. @returns its exit code and output */
const run = async (
  version: string,
  program: 'main.ts' | 'commands/admin.ts',
  ...args: string[]
) => {
  const { code, out, err } = await runProgramToEnd(
    program,
    args,
    { DATA_DIR: data, PORT: '0' },
    undefined,
    version,
  );
  return { code, output: out.toString() + err };
};

/** Runs `work` with the server of a version, then stops it. */
const withServer = async <Result>(
  version: string,
  work: (server: ServerProcess) => Promise<Result>,
): Promise<Result> => {
  const server = await startServerProcess({ DATA_DIR: data, ...WITH_ADMIN }, [], version);
  try {
    return await work(server);
  } finally {
    await server.end('SIGTERM');
  }
};

const addPartner = (name: string) => async (server: ServerProcess) => {
  const body = { name, logo: 'https://example.org/logo.png', order: 1 };
  expect((await (await callsOf(server))('POST', '/content/partners', { body })).status).toBe(201);
};

const partners = async (server: ServerProcess) => {
  const { body } = await (await callsOf(server))('GET', '/content/partners');
  return (body.partners as { name: string }[]).map(({ name }) => name);
};

const TESTIMONIAL = { name: 'Chisomo', words: 'They came.', order: 1 };

/** Adds an item of the type that only the next version has, and one more whose trash keeps it. */
const addTestimonials = async (server: ServerProcess) => {
  const call = await callsOf(server);
  const added = await call('POST', '/content/testimonials', { body: TESTIMONIAL });
  expect(added.status).toBe(201);
  const { body } = await call('POST', '/content/testimonials', { body: TESTIMONIAL });
  expect((await call('DELETE', `/content/testimonials/${String(body._id)}`)).status).toBe(200);
};

const testimonials = async (server: ServerProcess) => {
  const { body } = await (await callsOf(server))('GET', '/content/testimonials');
  return body.testimonials;
};

test('the upgrade of docs/operate.md works, and so does the way back', async () => {
  const backup = path.join(folder, 'before-2.backup');
  const now = ROOT;
  await withServer(now, addPartner('Before'));
  expect(await run(now, 'commands/admin.ts', 'backup', backup)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Written to .+: \d+ records/),
  });
  expect(await run(next, 'commands/admin.ts', 'verify', backup)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Its version works with the tables of this one, too.'),
  });
  await withServer(next, async (server) => {
    await addPartner('After')(server);
    await addTestimonials(server);
  });

  await withServer(now, async (server) => {
    expect(await partners(server)).toEqual(['After', 'Before']);
    const call = await callsOf(server);
    for (const list of ['/history', '/trash', '/dashboard'])
      expect([list, (await call('GET', list)).status]).toEqual([list, 200]);
    await addPartner('Back')(server);
  });
  await withServer(next, async (server) => {
    expect(await partners(server)).toEqual(['Back', 'After', 'Before']);
    expect(await testimonials(server)).toEqual([expect.objectContaining(TESTIMONIAL)]);
  });
});

test('an upgrade that changes more is taken back with the backup', async () => {
  const backup = path.join(folder, 'before-3.backup');
  const now = ROOT;
  data = path.join(folder, 'changed');
  await withServer(now, addPartner('Before'));
  await run(now, 'commands/admin.ts', 'backup', backup);
  const added = path.join(next, 'content-server/src/db/migrations/added.ts');
  writeFileSync(added, readFileSync(added, 'utf8').replace('testimonials-expand', 'testimonials'));
  expect(await run(next, 'commands/admin.ts', 'verify', backup)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Its version does not start with the tables of this one.'),
  });
  await withServer(next, addPartner('After'));
  const { code, output } = await run(now, 'main.ts');
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(output).toContain('The database belongs to a newer version of this program.');

  for (const file of readdirSync(data).filter((name) => name.startsWith('content.sqlite')))
    renameSync(path.join(data, file), path.join(folder, file));
  expect(await run(now, 'commands/admin.ts', 'restore', backup)).toMatchObject({ code: 0 });
  expect(await withServer(now, partners)).toEqual(['Before']);
});
