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
  test(`/admin/${list.path}: load, page, view, delete, undo, search`, async ({ page, site }) => {
    const walk: Walk = { page, site, list, marker: marker() };
    const [first = ''] = await storeItems(walk, 11);
    await loads(walk);
    await pagesAndViews(walk);
    await deletes(walk);
    await searches(walk, first);
    await removeItems(walk);
  });

  test(`/admin/${list.path}: add, edit, and shown on the site`, async ({ page, site }) => {
    const walk: Walk = { page, site, list, marker: marker() };
    const [first = ''] = await storeItems(walk, 1);
    const added = `${walk.marker} added`;
    await page.goto(`/admin/${list.path}`);
    await adds(walk, added);
    await edits(walk, first);
    await isShown(walk, added);
    await removeItems(walk);
  });
}
