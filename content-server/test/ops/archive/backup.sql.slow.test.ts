import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '../../../testing/folders';
import { runProgramToEnd } from '../../../testing/operator';
import { environmentOf, sharedSite } from '../../../testing/sharedSite';

const shared = sharedSite();

test('a backup goes through standard output and input, and replaces no device', async () => {
  await shared.addAdministrator();
  const settings = environmentOf(shared);
  const { code, out, err } = await runProgramToEnd('commands/admin.ts', ['backup', '-'], settings);
  expect({ code, err }).toEqual({
    code: 0,
    err: expect.stringMatching(/^Written to standard output: 2 records/),
  });
  const other = await folderWith({});
  expect(
    await runProgramToEnd('commands/admin.ts', ['restore', '-'], { DATA_DIR: other }, out),
  ).toMatchObject({
    code: 0,
    err: '',
  });
  expect(existsSync(join(other, 'content.sqlite'))).toBe(true);

  const device = await runProgramToEnd('commands/admin.ts', ['backup', '/dev/stdout'], settings);
  expect(device).toMatchObject({
    code: 0,
    err: expect.stringContaining('Written to /dev/stdout: 3 records'),
  });
  expect(device.out.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect(lstatSync('/dev/stdout').isSymbolicLink()).toBe(true);
  await expect(shared.admin('backup', shared.folder)).rejects.toThrow(
    `${shared.folder} is a folder.`,
  );
});
