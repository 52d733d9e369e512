import { randomUUID } from 'node:crypto';
import { MOMENTS, startBreakingLine } from '../fixtures/breakingLine';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { CHANGES, expectDoneOnce } from './lostChanges';
import {
  COMMENT,
  expectStoredOnce,
  failure,
  IMAGE,
  inMain,
  MESSAGE,
  NEW_UPDATE,
  openSave,
  success,
  type Line,
} from './lostForms';

test.use({ allowedInConsole: NETWORK_FAILURES });

/** The worst moment: the server has stored it, and the browser does not know. */
const WORST = ['after'] as const;

let line: Line;
test.beforeAll(async ({ site }) => {
  line = await startBreakingLine(site.url);
});
test.afterAll(() => line.close());

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('an item is stored once and no text is lost whenever the connection breaks', async ({ page, site }) => {
  await test.step('its form', () => expectStoredOnce({ page, site, line }, NEW_UPDATE, MOMENTS));
  await test.step('its image', () => expectStoredOnce({ page, site, line }, IMAGE, WORST));
});

// All kinds at all moments: lostChanges.slow.spec.ts.
test('a change whose answer was lost is found done, or told as not known', async ({ page, site }) => {
  for (const what of ['deleting an item', 'new recovery codes', 'a new password by a recovery code'] as const)
    await test.step(what, () => expectDoneOnce({ page, site, line }, CHANGES[what], WORST));
});

test('what a visitor writes is stored once, and later words are sent as well only when the visitor says so', async ({
  page,
  site,
}) => {
  await test.step('a comment', () => expectStoredOnce({ page, site, line }, COMMENT, WORST));
  const [first, later] = [`First ${randomUUID()}`, `Later ${randomUUID()}`];
  const counts = async () => [await MESSAGE.stored(site, first), await MESSAGE.stored(site, later)];
  await openSave({ page, site, line }, MESSAGE);
  await MESSAGE.write({ page, site, words: first });
  const mend = await line.cut(page, MESSAGE.call, 'after');
  await MESSAGE.button(page).click();
  await expect(failure(page, MESSAGE.failed)).toBeVisible();
  await mend();
  await inMain(page).getByLabel('Message').fill(later);
  await MESSAGE.button(page).click();
  await expect(failure(page, 'Your earlier text had already arrived.')).toBeVisible();
  await expect(inMain(page).getByLabel('Message')).toHaveValue(later);
  expect(await counts()).toEqual([1, 0]);
  await MESSAGE.button(page).click();
  await expect(success(page, MESSAGE.done)).toBeVisible();
  expect(await counts()).toEqual([1, 1]);
});
