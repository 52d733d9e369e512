import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDatabase } from '../../db/open';
import { addDemoContent } from './firstStart';

const SITE = { name: 'Lamp of Mercy Trust', timeZone: 'Africa/Blantyre' };
const PICTURES = join(__dirname, '../../../demo/pictures');

describe('the demo images', () => {
  test('are WebP files of at most 3 MB together', async () => {
    const files = await readdir(PICTURES);
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(PICTURES, file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000);
    for (const file of files)
      expect((await sharp(join(PICTURES, file)).metadata()).format).toBe('webp');
  });

  test('are stored before the first record; without them nothing is written', async () => {
    const database = await openDatabase({ memory: true });
    const storeAsIs = () => Promise.reject(new Error('The disk is full.'));
    const pictures = { store: storeAsIs, storeAsIs, storeDocument: storeAsIs };
    await expect(addDemoContent(database, pictures, SITE)).rejects.toThrow('The disk is full.');
    expect(await database.selectFrom('updates').select('_id').execute()).toEqual([]);
    await database.destroy();
  });
});
