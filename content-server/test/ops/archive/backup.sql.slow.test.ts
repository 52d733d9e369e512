import { existsSync, lstatSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addAdministrator } from '../../../src/people/signIn/administrators';
import { type Database } from '../../../src/db/database';
import { openDatabase } from '../../../src/db/open';
import { TEST_ADMIN } from '../../../testing/testAdministrator';
import { folderWith } from '../../../testing/folders';
import { sharedPlace } from '../../../testing/sharedPlace';
import { operatorOf } from '../../../testing/operator';

// Some tests run programs from source, on a machine that may be busy.
jest.setTimeout(60_000);

let database: Database;
const shared = sharedPlace(() => database.destroy());
beforeEach(async () => {
  database = await openDatabase(shared.place);
});

const { admin, program } = operatorOf(shared);
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
