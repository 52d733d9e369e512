import { stat } from 'node:fs/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Database } from '../../../src/db/database';
import { fileIn, openDatabase } from '../../../src/db/open';
import { shrinkFile } from '../../../src/ops/retention/shrinkFile';
import { folderWith } from '../../../testing/folders';
import { makeMigrated } from '../../../testing/migratedOnce';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = await folderWith({});
  await makeMigrated(folder);
  database = await openDatabase({ folder });
});
afterEach(() => database.destroy());

const fill = async () => {
  for (let number = 0; number < 40; number += 1)
    await database
      .insertInto('site_state')
      .values({ key: `row ${number}`, value: 'x'.repeat(100_000) })
      .execute();
};
const sizeAfterShrinking = async () => {
  await shrinkFile(database, folder);
  return (await stat(fileIn(folder))).size;
};

test('the file of the database shrinks after a purge, and keeps its rows', async () => {
  await fill();
  await database.deleteFrom('site_state').where('key', '<>', 'row 7').execute();
  expect(await sizeAfterShrinking()).toBeLessThan(2_000_000);
  expect(await database.selectFrom('site_state').select('key').execute()).toEqual([
    { key: 'row 7' },
  ]);
});

test('a file to which another program writes is left as it is', async () => {
  await fill();
  await database.deleteFrom('site_state').execute();
  const other = new DatabaseSync(fileIn(folder));
  other.exec('begin immediate');
  try {
    await shrinkFile(database, folder);
  } finally {
    other.close();
  }
  expect(await sizeAfterShrinking()).toBeLessThan(2_000_000);
});

test('a file with few unused pages is left as it is', async () => {
  await fill();
  await database.deleteFrom('site_state').where('key', '=', 'row 7').execute();
  await sizeAfterShrinking();
  const unused = await database
    .selectFrom('pragma_freelist_count' as 'site_state')
    .selectAll()
    .execute();
  expect(unused).not.toEqual([{ freelist_count: 0 }]);
});
