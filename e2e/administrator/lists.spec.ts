import { randomUUID } from 'node:crypto';
import { NETWORK_FAILURES, test } from '../fixtures/test';
import { LISTS } from './lists';
import {
  adds,
  deletes,
  edits,
  isShown,
  loads,
  pagesAndViews,
  removeItems,
  searches,
  storeItems,
  type Walk,
} from './listWalk';

test.use({ allowedInConsole: NETWORK_FAILURES });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

const marker = () => `Walk${randomUUID().slice(0, 8)}`;

for (const list of LISTS) {
  test(`/admin/${list.path}: load, delete, undo, add, edit, and shown on the site`, async ({ page, site }) => {
    const walk: Walk = { page, site, list, marker: marker() };
    const [first = ''] = await storeItems(walk, 1);
    const added = `${walk.marker} added`;
    await loads(walk, 1);
    await deletes(walk);
    await adds(walk, added);
    await edits(walk, first);
    await isShown(walk, added);
    await removeItems(walk);
  });
}

// All lists share the code of paging, views and search, so one with rich text and one with an order are enough.
for (const list of LISTS.filter(({ path }) => ['updates', 'executive-members'].includes(path))) {
  test(`/admin/${list.path}: page, view, delete the last of a page, search`, async ({ page, site }) => {
    const walk: Walk = { page, site, list, marker: marker() };
    const [first = ''] = await storeItems(walk, 11);
    await loads(walk, 10);
    await pagesAndViews(walk);
    await deletes(walk);
    await searches(walk, first);
    await removeItems(walk);
  });
}
