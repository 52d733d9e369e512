import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySources } from '../../../build/checks/contributing/copy';
import { blocksOf, follow } from '../../../build/checks/contributing/example';
import { ROOT } from '../../../build/parts/parts';
import type { Call } from '../../testing/calls';
import { folderWith } from '../../testing/folders';
import {
  callsOf,
  endProcess,
  startServerProcess,
  WITH_ADMIN,
  type ServerProcess,
} from '../../testing/processes';
import { makeTestDatabase } from '../../testing/testDatabase';

jest.setTimeout(300_000);

const machines: ServerProcess[] = [];
let settings: Record<string, string>;
let remove: () => Promise<void>;
/** The folder of the next version: this one with the migration of CONTRIBUTING's example. */
let next: string;

beforeAll(async () => {
  const { place, remove: removeDatabase } = await makeTestDatabase();
  if (!('url' in place)) throw new Error('This test needs PostgreSQL.');
  remove = removeDatabase;
  settings = { ...WITH_ADMIN, DATA_DIR: await folderWith({}), DATABASE_URL: place.url };
  next = await folderWith({});
  copySources(next);
  const example = await readFile(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  follow(blocksOf(example, 'Adding a content type'), next);
});

afterAll(async () => {
  for (const machine of machines) await endProcess(machine);
  await remove();
});

const start = async (version: string): Promise<ServerProcess> => {
  const machine = await startServerProcess(settings, [], version);
  machines.push(machine);
  return machine;
};

const addPartner = (call: Call, name: string) =>
  call('POST', '/content/partners', {
    body: { name, logo: 'https://example.org/logo.png', order: 1 },
  });

/**
 * Reads and writes at one machine until `work` with the other one ends.
 * @returns the result of `work` and the statuses of the calls
 */
const meanwhile = async <Result>(at: ServerProcess, work: () => Promise<Result>) => {
  const call = await callsOf(at);
  const statuses = new Set<number>();
  let isDone = false;
  const calls = async () => {
    while (!isDone) {
      statuses.add((await addPartner(call, 'Meanwhile')).status);
      statuses.add((await call('GET', '/content/partners')).status);
    }
  };
  const [result] = await Promise.all([work().finally(() => (isDone = true)), calls()]);
  return { result, statuses: [...statuses].sort() };
};

test('two machines are upgraded one after the other, and one of the older version starts again in between', async () => {
  const first = await start(ROOT);
  const second = await start(ROOT);
  const replaced = (machine: ServerProcess, version: string) => async () => {
    await machine.end('SIGTERM');
    return start(version);
  };

  const upgraded = await meanwhile(first, replaced(second, next));
  expect(upgraded.statuses).toEqual([200, 201]);
  const again = await meanwhile(upgraded.result, replaced(first, ROOT));
  expect(again.statuses).toEqual([200, 201]);

  const [newer, older] = [await callsOf(upgraded.result), await callsOf(again.result)];
  const testimonial = { name: 'Chisomo', words: 'They came.', order: 1 };
  expect(await newer('POST', '/content/testimonials', { body: testimonial })).toMatchObject({
    status: 201,
  });
  await addPartner(older, 'From the older one');
  expect((await newer('GET', '/content/partners')).body).toMatchObject({
    partners: expect.arrayContaining([expect.objectContaining({ name: 'From the older one' })]),
  });
  expect(await older('GET', '/history')).toMatchObject({ status: 200 });

  const last = await meanwhile(upgraded.result, replaced(again.result, next));
  expect(last.statuses).toEqual([200, 201]);
  expect((await (await callsOf(last.result))('GET', '/content/testimonials')).body).toMatchObject({
    testimonials: [testimonial],
  });
});
