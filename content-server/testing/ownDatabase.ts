import type { Database } from '../src/db/database';
import { openDatabase } from '../src/db/open';
import { makeTestDatabase } from './testDatabase';

/**
 * Opens a database for the tests of a file and removes it afterwards.
 * @param use receives it before each test, or once before all of them
 */
export const ownDatabase = (
  use: (database: Database) => void,
  tests: 'each' | 'all' = 'each',
): void => {
  const [before, after] = tests === 'each' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let close: () => Promise<void>;
  before(async () => {
    const { place, remove } = await makeTestDatabase();
    const database = await openDatabase(place);
    close = async () => {
      await database.destroy();
      await remove();
    };
    use(database);
  });
  after(() => close());
};
