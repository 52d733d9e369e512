import { MOMENTS, startBreakingLine } from '../fixtures/breakingLine';
import { NETWORK_FAILURES, test } from '../fixtures/test';
import { expectStoredOnce, HERO, IMAGE, keepRecords, NEW_UPDATE, QUOTE, type Line } from './lostAnswer';
import { expectDoneOnce } from './lostChange';
import { DELETED_PARTNER } from './lostDeletions';
import { undoOfDeletion } from './lostUndo';
import { COMMENT, MESSAGE } from './lostVisitorForms';

test.use({ allowedInConsole: NETWORK_FAILURES });

/** The worst moment: the server has stored it, and the phone does not know. */
const WORST = ['after'] as const;

let line: Line;
let restoreRecords: () => Promise<void>;
test.beforeAll(async ({ site }) => {
  line = await startBreakingLine(site.url);
  restoreRecords = await keepRecords(site);
});
test.afterAll(async () => {
  await restoreRecords();
  await line.close();
});

test('on a phone each kind of form is stored once and no text is lost when the connection breaks', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  await test.step('a new item', () => expectStoredOnce({ page, site, line }, NEW_UPDATE, MOMENTS));
  for (const [name, save] of Object.entries({ 'a record': QUOTE, 'a page hero': HERO, 'an image': IMAGE }))
    await test.step(name, () => expectStoredOnce({ page, site, line }, save, WORST));
});

test('on a phone what a visitor writes is stored once and is not lost when the connection breaks', async ({
  page,
  site,
}) => {
  for (const [name, save] of Object.entries({ 'a message': MESSAGE, 'a comment': COMMENT }))
    await test.step(name, () => expectStoredOnce({ page, site, line }, save, WORST));
});

test('on a phone a deletion and its Undo can be done again when the connection breaks', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  for (const [name, change] of Object.entries({ 'a deletion': DELETED_PARTNER, Undo: undoOfDeletion }))
    await test.step(name, () => expectDoneOnce({ page, site, line }, change, WORST));
});
