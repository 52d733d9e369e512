import { once } from 'node:events';
import { existsSync, lstatSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { addAdministrator } from '../../../src/people/signIn/administrators';
import { runCommand } from '../../../src/app/commands/commands';
import { type Database } from '../../../src/db/database';
import { openDatabase } from '../../../src/db/open';
import { TEST_ADMIN } from '../../../testing/testAdministrator';
import { folderWith } from '../../../testing/folders';
import { runProgram } from '../../../testing/processes';
import { environmentOf, sharedPlace } from '../../../testing/sharedPlace';

// Some tests run programs from source, on a machine that may be busy.
jest.setTimeout(60_000);

let database: Database;
const shared = sharedPlace(() => database.destroy());
beforeEach(async () => {
  database = await openDatabase(shared.place);
});

const admin = (args: string[]): Promise<string> =>
  runCommand(args, environmentOf(shared), Readable.from(['a-much-better-one']));

/** Runs a program with a standard input. @returns its exit code and what it wrote */
const program = async (
  name: 'main.ts' | 'commands/admin.ts',
  args: string[],
  settings = environmentOf(shared),
  input?: Buffer,
) => {
  const child = runProgram(name, settings, args);
  child.stdin.end(input);
  const out: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => out.push(piece));
  const err = await text(child.stderr);
  return { code: child.exitCode ?? ((await once(child, 'exit')) as [number])[0], out: Buffer.concat(out), err };
};
const addAdmin = () => addAdministrator(database, TEST_ADMIN.email, TEST_ADMIN.password);

test('a backup goes through standard output and input, and replaces no device', async () => {
  await addAdmin();
  const { code, out, err } = await program('commands/admin.ts', ['backup', '-']);
  expect({ code, err }).toEqual({ code: 0, err: expect.stringMatching(/^Written to standard output: 1 records/) });
  const other = await folderWith({});
  expect(await program('commands/admin.ts', ['restore', '-'], { DATA_DIR: other }, out)).toMatchObject({
    code: 0,
    err: '',
  });
  expect(existsSync(join(other, 'content.sqlite'))).toBe(true);
  await rm(other, { recursive: true });

  const device = await program('commands/admin.ts', ['backup', '/dev/stdout']);
  expect(device).toMatchObject({ code: 0, err: expect.stringContaining('Written to /dev/stdout: 2 records') });
  expect(device.out.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect(lstatSync('/dev/stdout').isSymbolicLink()).toBe(true);
  await expect(admin(['backup', shared.folder])).rejects.toThrow(`${shared.folder} is a folder.`);
});
