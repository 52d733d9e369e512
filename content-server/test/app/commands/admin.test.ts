import { join } from 'node:path';
import { Readable } from 'node:stream';
import { addAdministrator, verifyCredentials } from '../../../src/people/signIn/administrators';
import { runCommand } from '../../../src/app/commands/commands';
import { demoWriter } from '../../../src/ops/demo/writer';
import { pictureStore } from '../../../src/media/pictures/store';
import { runProgramToEnd } from '../../../testing/operator';
import { canvas } from '../../../testing/pictureCalls';
import { environmentOf, sharedSite } from '../../../testing/sharedSite';
import { folderStore } from '../../../src/media/files/fileStore';

const OLD = 'correct-horse-battery';
const NEW = 'a-much-better-one';

const shared = sharedSite();
const { inDatabase, admin } = shared;

const setPassword = (input: string, environment = {}): Promise<string> =>
  runCommand(
    ['set-password'],
    { ...environmentOf(shared), ...environment },
    Readable.from([input]),
  );

const fits = (password: string) =>
  inDatabase(async (database) =>
    Boolean(await verifyCredentials(database, 'admin@example.org', password)),
  );

describe('set-password', () => {
  beforeEach(() => inDatabase((database) => addAdministrator(database, 'admin@example.org', OLD)));

  test('takes one piped in or in ADMIN_PASSWORD', async () => {
    for (const [input, environment, password] of [
      [`${NEW}\n`, {}, NEW],
      ['', { ADMIN_PASSWORD: `${NEW}2` }, `${NEW}2`],
    ] as const) {
      expect(await setPassword(input, environment)).toBe(
        'The password of admin@example.org is set. Everybody has to sign in again.',
      );
      expect([await fits(password), await fits(OLD)]).toEqual([true, false]);
    }
  });

  test('turns off the second factor only with --no-second-factor', async () => {
    const secondFactor = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const stored = () =>
      inDatabase((database) =>
        database.selectFrom('administrators').select('secondFactor').executeTakeFirst(),
      );
    await inDatabase((database) =>
      database.updateTable('administrators').set({ secondFactor }).execute(),
    );
    await setPassword(NEW);
    expect(await stored()).toEqual({ secondFactor });
    const args = ['set-password', '--no-second-factor', 'admin@example.org'];
    await runCommand(args, environmentOf(shared), Readable.from([OLD]));
    expect(await stored()).toEqual({ secondFactor: '' });
    expect(await fits(OLD)).toBe(true);
  });

  test('refuses a short one', async () => {
    await expect(setPassword('short')).rejects.toThrow(
      'New Password must have at least 10 characters.',
    );
    expect(await fits(OLD)).toBe(true);
  });
});

test('makes the administrator where there is none', async () => {
  expect(await setPassword(NEW, { ADMIN_EMAIL: 'admin@example.org' })).toBe(
    'The administrator admin@example.org can sign in now.',
  );
  expect(await fits(NEW)).toBe(true);
});

test('archives say what they hold, and change nothing where they are of the other kind or missing', async () => {
  await inDatabase(async (database) => {
    await demoWriter(database).save('quote', { text: 'Be kind.', author: 'A friend' });
    await addAdministrator(database, 'admin@example.org', OLD);
    await pictureStore(folderStore(shared.folder)).store(await canvas(400, 300).png().toBuffer());
  });
  const save = (text: string) =>
    inDatabase((database) => demoWriter(database).save('quote', { text, author: 'A friend' }));
  const quote = async () =>
    (await inDatabase((database) => database.selectFrom('quote').selectAll().execute()))[0]?.text;
  const [backup, exported] = [
    join(shared.folder, 'site.backup'),
    join(shared.folder, 'content.export'),
  ];
  expect(await admin('backup', backup)).toMatch(/: 3 records and 1 picture files, 0\.0 MB\.$/);
  await save('Changed');
  expect(await admin('restore', backup)).toBe(`3 records and 1 picture files read from ${backup}.`);
  expect(await quote()).toBe('Be kind.');
  await admin('export', exported);
  await save('Changed');
  expect(await admin('import', exported)).toBe(
    `1 records and 1 picture files read from ${exported}.`,
  );
  expect([await quote(), await fits(OLD)]).toEqual(['Be kind.', true]);

  await save('Changed');
  await expect(admin('restore', exported)).rejects.toThrow(
    'is of the kind "export"; this command takes "backup".',
  );
  await expect(admin('restore', '/nowhere')).rejects.toThrow('There is no file /nowhere.');
  expect(await quote()).toBe('Changed');
});

test('explains itself', async () => {
  await expect(admin()).rejects.toThrow('set-password');
  await expect(admin('fly')).rejects.toThrow(/^There is no command fly\./);
  await expect(admin('backup')).rejects.toThrow(
    'Please name a file: npm run admin -- backup <file>',
  );
});

test('is a program that says what it did, and fails when it could not', async () => {
  const program = async (...args: string[]) => {
    const { code, out, err } = await runProgramToEnd(
      'commands/admin.ts',
      args,
      environmentOf(shared),
      NEW,
    );
    return [code, out.toString(), err];
  };
  expect(await program('set-password')).toEqual([
    0,
    'The administrator admin@example.org can sign in now.\n',
    '',
  ]);
  expect(await program('restore')).toEqual([
    1,
    '',
    'Please name a file: npm run admin -- restore <file>\n',
  ]);
});
