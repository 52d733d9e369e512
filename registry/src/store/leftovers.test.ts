import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { removeStaleTemporaryFiles, temporaryName } from './leftovers';

/** The pid of an exited process. */
const ended = (): number => spawnSync(process.execPath, ['--version']).pid;

test('removes temporary files of exited processes at once, and of other machines after a day', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leftovers-'));
  const left = [
    `.half-${ended()}-${hostname()}-${randomUUID()}`,
    `.restoring-${ended()}-${hostname()}-${randomUUID()}`,
    // With this process's pid, from before it started.
    temporaryName('half'),
  ];
  const old = [`.half-${randomUUID()}`, `.half-12-other-machine-${randomUUID()}`];
  const retained = [
    `.half-${process.ppid}-${hostname()}-${randomUUID()}`,
    `.half-12-other-machine-${randomUUID()}`,
    '.half-x',
    'picture.png',
  ];
  for (const name of [...left, ...old, ...retained]) {
    if (name.startsWith('.restoring'))
      await mkdir(path.join(folder, name, 'before'), { recursive: true });
    else await writeFile(path.join(folder, name), '');
  }
  const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of old) await utimes(path.join(folder, name), dayBefore, dayBefore);

  await removeStaleTemporaryFiles(folder);
  expect((await readdir(folder)).sort()).toEqual([...retained].sort());
  await removeStaleTemporaryFiles(path.join(folder, 'not-there'));
});
