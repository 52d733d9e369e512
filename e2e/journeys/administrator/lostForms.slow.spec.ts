import { randomUUID } from 'node:crypto';
import { MOMENTS, startBreakingLine } from '../../fixtures/breakingLine';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import {
  COMMENT,
  expectStoredOnce,
  failure,
  form,
  HERO,
  IMAGE,
  keepRecords,
  MESSAGE,
  NEW_UPDATE,
  openSave,
  QUOTE,
  success,
  type Line,
  type Save,
} from './lostForms';

test.use({ allowedInConsole: NETWORK_FAILURES });

const CHANGED_UPDATE: Save = {
  ...NEW_UPDATE,
  call: ['PUT', /^\/api\/content\/updates\/[^/]+$/],
  write: async ({ page, site, words }) => {
    const title = `Before ${randomUUID().slice(0, 8)}`;
    await site.keep('POST', '/content/updates', { title, date: '2026-10-01', description: '<p>Rich</p>' });
    await page.getByPlaceholder('Search by title...').fill(title);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await form(page).getByLabel('Title').fill(words);
  },
  button: (page) => form(page).getByRole('button', { name: 'Save Update', exact: true }),
  done: 'Update item updated successfully!',
};

const SAVES: Record<string, Save> = {
  // A new item: lostSaves.spec.ts.
  'a changed item': CHANGED_UPDATE,
  'an image': IMAGE,
  'a single record': QUOTE,
  'a page hero': HERO,
  "a visitor's comment": COMMENT,
  'a message': MESSAGE,
};

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
test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

for (const [name, save] of Object.entries(SAVES)) {
  test(`${name} is stored once and no text is lost whenever the connection breaks`, async ({ page, site }) => {
    await expectStoredOnce({ page, site, line }, save, MOMENTS);
  });
}

for (const [name, save] of [
  ['a new item', NEW_UPDATE],
  ['a changed item', CHANGED_UPDATE],
] as const)
  test(`${name} changed after a lost answer is stored once, with the later text`, async ({ page, site }) => {
    await openSave({ page, site, line }, NEW_UPDATE);
    for (const moment of MOMENTS) {
      const [first, later] = [`First ${randomUUID()}`, `Later ${randomUUID()}`];
      await save.write({ page, site, words: first });
      const mend = await line.cut(page, save.call, moment);
      await save.button(page).click();
      await expect(failure(page, save.failed)).toBeVisible();
      await mend();
      await form(page).getByLabel('Title').fill(later);
      await save.button(page).click();
      await expect(success(page, save.done)).toBeVisible();
      expect([await save.stored(site, first), await save.stored(site, later)], moment).toEqual([0, 1]);
    }
  });

test('a new item saved again after a lost answer and a reload is stored once', async ({ page, site }) => {
  const words = `Reloaded ${randomUUID()}`;
  page.on('dialog', (dialog) => void dialog.accept());
  await openSave({ page, site, line }, NEW_UPDATE);
  await NEW_UPDATE.write({ page, site, words });
  const mend = await line.cut(page, NEW_UPDATE.call, 'after');
  await NEW_UPDATE.button(page).click();
  await expect(failure(page, NEW_UPDATE.failed)).toBeVisible();
  await mend();
  await page.reload();
  await page.getByRole('button', { name: 'Add New Update', exact: true }).click();
  await form(page).getByRole('button', { name: 'Restore' }).click();
  await NEW_UPDATE.button(page).click();
  await expect(success(page, NEW_UPDATE.done)).toBeVisible();
  expect(await NEW_UPDATE.stored(site, words)).toBe(1);
});
