import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { addAdministrator } from '../../../src/people/signIn/administrators';
import { runCommand } from '../../../src/app/commands/commands';
import { demoWriter } from '../../../src/ops/demo/writer';
import { pictureStore } from '../../../src/media/pictures/store';
import { TEST_ADMIN } from '../../../testing';
import { folderWith } from '../../../testing/folders';
import { environmentOf, sharedPlace } from '../../../testing/sharedPlace';

const shared = sharedPlace();
let folder: string;
beforeEach(async () => {
  folder = await folderWith({});
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const admin = (...args: string[]): Promise<string> => runCommand(args, environmentOf(shared), Readable.from(['']));
const uploads = () => join(shared.folder, 'uploads');
const partnerNames = () =>
  shared.inDatabase(async (database) => {
    const rows = await database.selectFrom('partners').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  });
const addPartner = (name: string, logo: string) =>
  shared.inDatabase((database) => demoWriter(database).add('partners', { name, logo, order: 1 }, new Date()));

/** A site with an administrator, a picture, and a partner that shows it. @returns the picture's file */
const site = async () => {
  await shared.inDatabase((database) => addAdministrator(database, TEST_ADMIN.email, TEST_ADMIN.password));
  const bytes = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#0f4c5c' } })
    .png()
    .toBuffer();
  const { url } = await pictureStore(uploads()).store(bytes);
  await addPartner('First', url);
  return url.slice('/uploads/'.length);
};
const databases = async () => (await readdir(folder)).filter((file) => /\.(sqlite|rows)$/.test(file)).sort();

/** Changes one byte in the middle of a file. */
const flipByte = async (file: string) => {
  const bytes = await readFile(file);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  await writeFile(file, bytes);
};

test('verify and restore refuse a snapshot with a changed byte, and change nothing', async () => {
  const picture = await site();
  await admin('snapshot', folder);
  await addPartner('Later', `/uploads/${picture}`);
  const [database = ''] = await databases();
  for (const file of [join(folder, database), join(folder, 'files', picture)]) {
    const whole = await readFile(file);
    await flipByte(file);
    for (const command of ['verify', 'restore'])
      await expect(admin(command, folder)).rejects.toThrow(`${file} is missing or damaged.`);
    await writeFile(file, whole);
  }
  expect(await partnerNames()).toEqual(['First', 'Later']);
  expect(await admin('verify', folder)).toContain('is whole.');
});
