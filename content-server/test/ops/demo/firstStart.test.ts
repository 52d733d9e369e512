import type { Database } from '../../../src/db/database';
import { ownDatabase } from '../../../testing/ownDatabase';
import { demoWriter } from '../../../src/ops/demo/writer';

let database: Database;
ownDatabase((opened) => (database = opened));

const at = new Date('2026-03-04T05:06:07Z');

describe('what demo content is written with', () => {
  test('places it in time and cleans it as the calls do', async () => {
    const records = demoWriter(database);
    const id = await records.add(
      'projects',
      {
        title: ' Wells ',
        image: '/uploads/a.png',
        initiatedDate: '2026-01-02',
        description: '<script>x</script>a',
      },
      at,
    );
    const row = await database.selectFrom('projects').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      _id: id,
      title: 'Wells',
      description: 'a',
      createdAt: '2026-03-04T05:06:07.000Z',
    });
  });

  test('sorts like time by its ids', async () => {
    const records = demoWriter(database);
    const draft = { name: 'A', logo: '/uploads/a.png', order: 0 };
    const later = await records.add('partners', draft, new Date('2026-05-01T00:00:00Z'));
    const earlier = await records.add('partners', draft, new Date('2026-04-01T00:00:00Z'));
    expect(earlier < later).toBe(true);
  });

  test('refuses what the rules refuse', async () => {
    const records = demoWriter(database);
    await expect(records.add('partners', { name: '', logo: '', order: -1 }, at)).rejects.toThrow(
      'Name is required.',
    );
    await expect(
      records.savePageHero({ pageIdentifier: 'about', title: '', image: '/uploads/a.png' }),
    ).rejects.toThrow('Title is required.');
  });
});
