import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { snapshotFolder } from '../../../testing/snapshotFolder';

const { shared, folder, partnerNames, addPartner, site, databases } = snapshotFolder();
const { admin } = shared;

/** Changes one byte in the middle of a file. */
const flipByte = async (file: string) => {
  const bytes = await readFile(file);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  await writeFile(file, bytes);
};

test('verify and restore refuse a snapshot with a changed byte, and change nothing', async () => {
  const picture = await site();
  await admin('snapshot', folder());
  await addPartner('Later', `/uploads/${picture}`);
  const [database = ''] = await databases();
  for (const file of [join(folder(), database), join(folder(), 'files', picture)]) {
    const whole = await readFile(file);
    await flipByte(file);
    for (const command of ['verify', 'restore'])
      await expect(admin(command, folder())).rejects.toThrow(`${file} is missing or damaged.`);
    await writeFile(file, whole);
  }
  expect(await partnerNames()).toEqual(['First', 'Later']);
  expect(await admin('verify', folder())).toContain('is whole.');
});
