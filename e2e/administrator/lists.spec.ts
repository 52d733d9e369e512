import { randomUUID } from 'node:crypto';
import { NETWORK_FAILURES, test } from '../fixtures/test';
import { LISTS } from './lists';
import { adds, deletes, edits, loads, pagesAndViews, removeItems, searches, storeItems, type Walk } from './listWalk';

test.use({ allowedInConsole: NETWORK_FAILURES });

for (const list of LISTS) {
  test(`/admin/${list.path}: load, page, view, delete, search, add, edit`, async ({ page, site, signIn }) => {
    await signIn(page);
    const walk: Walk = { page, site, list, marker: `Walk${randomUUID().slice(0, 8)}` };
    const [first = ''] = await storeItems(walk, 11);
    await loads(walk);
    await pagesAndViews(walk);
    await deletes(walk);
    await searches(walk, first);
    await adds(walk, `${walk.marker} added`);
    await edits(walk, first);
    await removeItems(walk);
  });
}
