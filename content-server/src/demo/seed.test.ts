import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDatabase } from '../db/open';
import { startTestServer } from '../testing';
import { addDemoContent } from './firstStart';

const SITE = { name: 'Lamp of Mercy Trust', timeZone: 'Africa/Blantyre' };
const PICTURES = join(__dirname, '../../demo/pictures');

describe('the demo images', () => {
  test('are WebP files of at most 3 MB together', async () => {
    const files = await readdir(PICTURES);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(PICTURES, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000);
    for (const file of files) expect((await sharp(join(PICTURES, file)).metadata()).format).toBe('webp');
  });

  test('are stored before the first record is written: without them nothing is', async () => {
    const database = await openDatabase({ memory: true });
    const storeAsIs = () => Promise.reject(new Error('The disk is full.'));
    const pictures = { store: storeAsIs, storeAsIs, storeDocument: storeAsIs };
    await expect(addDemoContent(database, pictures, SITE)).rejects.toThrow('The disk is full.');
    expect(await database.selectFrom('updates').select('_id').execute()).toEqual([]);
    await database.destroy();
  });
});

describe('a server’s first start', () => {
  test('takes all of it by the rules of the calls, and shows it to visitors', async () => {
    const server = await startTestServer({ demo: true });
    const read = async (path: string) => (await fetch(`${server.url}/api/content/${path}`)).json();
    try {
      const totals: Record<string, unknown> = {};
      for (const list of ['updates', 'case-studies', 'use-cases', 'events', 'projects', 'partners'])
        totals[list] = ((await read(list)) as { totalItems: number }).totalItems;
      expect(totals).toEqual({
        updates: 14,
        'case-studies': 12,
        'use-cases': 11,
        events: 12,
        projects: 11,
        partners: 11,
      });
      expect(await read('upcoming-events?limit=5')).toHaveLength(5);
      expect(await read('page-hero/mission')).toMatchObject({ title: 'Our Mission' });
      expect(await read('page-hero/mission?pictures=true')).toMatchObject({
        imageAlt: 'An open Bible, a lit lantern and a cup on a patterned tablecloth',
      });
      const { documents } = (await read('documents?pictures=true')) as {
        documents: { file: string; fileBytes: number }[];
      };
      const [report] = documents;
      const file = await fetch(server.url + String(report?.file));
      expect(file.headers.get('content-disposition')).toContain('filename="annual-report-2025.pdf"');
      expect((await file.arrayBuffer()).byteLength).toBe(report?.fileBytes);
      expect(report?.fileBytes).toBeLessThan(100_000);
      const { url } = (await read('logo')) as { url: string };
      const logo = await fetch(server.url + url);
      expect(logo.headers.get('content-type')).toBe('image/webp');
      expect((await logo.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    } finally {
      await server.close();
    }
  });
});
