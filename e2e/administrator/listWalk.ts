import type { Locator, Page } from '@playwright/test';
import { expectFitForAll } from '../fixtures/fitForAll';
import { breakCall, holdCall } from '../fixtures/brokenCall';
import { answer, listScreen, pictureFile } from '../fixtures/listScreen';
import { expect, type Site } from '../fixtures/test';
import type { ListTexts } from './lists';

/** A list screen under test, and a marker word in the names of this test's items. */
export interface Walk {
  page: Page;
  site: Site;
  list: ListTexts;
  marker: string;
}

const storedItems = async ({ site, list, marker }: Pick<Walk, 'site' | 'list' | 'marker'>) => {
  const answered = await site.read<Record<string, Record<string, string>[]>>(
    `/content/${list.call}?limit=100&search=${marker}`,
  );
  return answered[list.array] ?? [];
};

/** The names of the stored items that carry the marker. */
export const storedNames = async (walk: Pick<Walk, 'site' | 'list' | 'marker'>): Promise<string[]> => {
  const field = walk.list.name.toLowerCase();
  return (await storedItems(walk)).map((item) => item[field] ?? '');
};

/** Removes this test's items. */
export const removeItems = async (walk: Walk): Promise<void> => {
  for (const { _id } of await storedItems(walk)) await walk.site.keep('DELETE', `/content/${walk.list.call}/${_id}`);
};

/** Stores items whose names contain the marker, with an existing image. @returns their names */
export const storeItems = async ({ site, list, marker }: Walk, count: number): Promise<string[]> => {
  const { slides } = await site.read<{ slides: { image: string }[] }>('/content/hero-slides?limit=1');
  const names = Array.from({ length: count }, (_, index) => `${marker} ${String(index + 1).padStart(2, '0')}`);
  for (const name of names) {
    await site.keep('POST', `/content/${list.call}`, list.item(name, slides[0]?.image ?? ''));
  }
  return names;
};

const field = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true });

/** Checks the loading, error and retry states. @param shown number of items after 'Try again' */
export const loads = async ({ page, list, marker }: Walk, shown: number) => {
  const screen = listScreen(page);
  const call = `/content/${list.call}`;
  const mend = await breakCall(page, call);
  const letGo = await holdCall(page, call, 'GET');
  await page.goto(`/admin/${list.path}?search=${marker}`);
  await expect(screen.heading).toHaveText(list.heading);
  await expect(page.getByRole('heading', { level: 2, name: list.list, exact: true })).toBeVisible();
  await expect(page.getByTestId('skeleton-card')).toHaveCount(10);
  letGo();
  await expect(screen.failure(list.failedFetch)).toBeVisible();
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0);
  await expect(screen.cards).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(screen.cards).toHaveCount(shown);
  await expect(screen.failure(list.failedFetch)).toHaveCount(0);
  await expect(screen.cards.first()).toContainText(list.shown);
};

/** Checks paging and views. The page, the search and the view survive a reload. */
export const pagesAndViews = async ({ page, list, marker }: Walk) => {
  const screen = listScreen(page);
  const preview = screen.cards.first().getByText('Every household keeps its own seed');
  await expect(screen.page(1, 2)).toBeVisible();
  await expect(screen.previous).toBeDisabled();
  await expect(screen.view('Grid view')).toHaveAttribute('aria-pressed', 'true');
  if (list.richText) await expect(preview).toHaveCSS('-webkit-line-clamp', '3');
  await screen.view('List view').click();
  if (list.richText) await expect(preview).toHaveCSS('-webkit-line-clamp', '2');
  await screen.next.click();
  await expect(screen.page(2, 2)).toBeVisible();
  await expect(screen.cards).toHaveCount(1);
  await page.reload();
  await expect(screen.page(2, 2)).toBeVisible();
  await expect(screen.search(list.placeholder)).toHaveValue(marker);
  await expect(screen.next).toBeDisabled();
  await expect(screen.cards).toHaveCount(1);
  await expect(screen.view('List view')).toHaveAttribute('aria-pressed', 'true');
  await screen.view('Grid view').click();
  await screen.previous.click();
  await expect(screen.page(1, 2)).toBeVisible();
  await expect(screen.cards).toHaveCount(10);
  await screen.next.click();
};

/** Checks deletion of the only visible item, which may be on the second page: refused, cancelled, deleted, undone. */
export const deletes = async (walk: Walk) => {
  const { page, list } = walk;
  const screen = listScreen(page);
  const before = await storedNames(walk);
  const remove = screen.cards.getByRole('button', { name: /^Delet/ });
  await expect(screen.cards).toHaveCount(1);

  const mend = await breakCall(page, `/content/${list.call}/*`, 'refused', 'DELETE');
  await remove.click();
  await answer(page, list.question, 'Delete');
  await expect(screen.failure(list.failedDelete)).toBeVisible();
  await mend();
  await remove.click();
  await answer(page, list.question, 'Cancel');
  await expect(remove).toBeFocused();
  expect(await storedNames(walk)).toEqual(before);

  const letGo = await holdCall(page, `/content/${list.call}/*`, 'DELETE');
  await remove.click();
  await answer(page, list.question, 'Delete');
  await expect(remove).toContainText('Deleting...');
  await expect(remove).toBeDisabled();
  letGo();
  await expect(screen.success(list.deleted)).toBeVisible();
  // The second page disappears with its last item.
  await expect(screen.cards).toHaveCount(before.length - 1);
  await expect(page).not.toHaveURL(/page=/);
  await expect(screen.next).toHaveCount(0);
  if (before.length === 1) await expect(page.getByText(list.empty, { exact: true })).toBeVisible();
  expect(await storedNames(walk)).toHaveLength(before.length - 1);

  await screen.success(list.deleted).getByRole('button', { name: 'Undo' }).click();
  await expect(screen.cards).toHaveCount(Math.min(before.length, 10));
  if (before.length > 10) await expect(screen.page(1, 2)).toBeVisible();
  expect((await storedNames(walk)).sort()).toEqual(before.sort());
};

/** Checks searches with one result, none and all. */
export const searches = async ({ page, list, marker }: Walk, name: string) => {
  const screen = listScreen(page);
  await screen.search(list.placeholder).fill(name.toUpperCase());
  await expect(screen.cards).toHaveCount(1);
  await expect(screen.card(name)).toBeVisible();
  await expect(page).toHaveURL(/[?&]search=/);
  await screen.search(list.placeholder).fill(`nothing like ${marker}`);
  await expect(page.getByText(list.empty, { exact: true })).toBeVisible();
  await screen.search(list.placeholder).fill(marker);
  await expect(screen.cards).toHaveCount(10);
};

/** Checks adding in the modal: validation errors, one refusal, then stored once. */
export const adds = async ({ page, site, list, marker }: Walk, name: string) => {
  const screen = listScreen(page);
  const picture = await pictureFile(page, 'picture.png');
  await screen.add(list.add).click();
  const dialog = page.getByRole('dialog', { name: list.add });
  const save = dialog.getByRole('button', { name: list.addButton, exact: true });
  for (const [label, value] of Object.entries(list.defaults)) await expect(field(dialog, label)).toHaveValue(value);
  // The editor loads after the form and moves the button.
  const text = dialog.getByRole('textbox', { name: list.richText });
  if (list.richText) await expect(text).toBeVisible();
  await save.click();
  await expect(field(dialog, list.name)).toBeFocused();
  for (const [label, words] of Object.entries(list.validationErrors)) {
    await expect(field(dialog, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(dialog, label)).toHaveAccessibleDescription(new RegExp(words.replace('.', '\\.')));
  }
  await expectFitForAll(page);

  await field(dialog, list.name).fill(name);
  if (list.ordered) {
    await field(dialog, 'Order').fill('1.5');
    await expect(field(dialog, 'Order')).toHaveAccessibleDescription(/Order must be a whole number\./);
    await field(dialog, 'Order').fill('7');
  }
  for (const [label, value] of Object.entries(list.needs)) {
    if (label === 'Category') await field(dialog, label).selectOption(value);
    else await field(dialog, label).fill(value);
  }
  if (list.richText) {
    await text.click();
    await page.keyboard.type('Not one word is lost.');
  }
  await field(dialog, list.picture).setInputFiles(picture);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upload/image')) uploads.push(request.url());
  });
  const mend = await breakCall(page, `/content/${list.call}`, 'refused', 'POST');
  await save.click();
  await expect(dialog.getByRole('alert').filter({ hasText: `${list.failedSave} Out of order.` })).toBeVisible();
  await expect(field(dialog, list.name)).toHaveValue(name);
  for (const [label, value] of Object.entries(list.needs)) await expect(field(dialog, label)).toHaveValue(value);
  if (list.richText) await expect(text).toHaveText('Not one word is lost.');
  await mend();
  const letGo = await holdCall(page, `/content/${list.call}`, 'POST');
  await save.dblclick();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  letGo();
  await expect(screen.success(list.added)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(screen.add(list.add)).toBeFocused();
  expect((await storedNames({ site, list, marker })).filter((stored) => stored === name)).toHaveLength(1);
  expect(uploads, 'the picture is sent once').toHaveLength(1);
};

/** Checks editing in the filled modal: closed without a question when unchanged, refused once, then stored. */
export const edits = async ({ page, site, list, marker }: Walk, name: string) => {
  const screen = listScreen(page);
  await screen.search(list.placeholder).fill(name);
  await expect(screen.cards).toHaveCount(1);
  await screen.edit(name).click();
  const dialog = page.getByRole('dialog', { name: list.edit });
  await expect(field(dialog, list.name)).toHaveValue(name);
  for (const [label, value] of Object.entries(list.filled)) await expect(field(dialog, label)).toHaveValue(value);
  if (list.richText) await expect(dialog.getByRole('textbox', { name: list.richText })).toContainText('household');
  await expect(dialog.getByText('Current image will be used if no new file is selected.')).toBeVisible();
  await expectFitForAll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(screen.edit(name)).toBeFocused();

  await screen.edit(name).click();
  await field(dialog, list.name).fill(`${name}, changed`);
  const mend = await breakCall(page, `/content/${list.call}/*`, 'refused', 'PUT');
  await dialog.getByRole('button', { name: list.updateButton, exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: `${list.failedSave} Out of order.` })).toBeVisible();
  await expect(field(dialog, list.name)).toHaveValue(`${name}, changed`);
  await mend();
  await dialog.getByRole('button', { name: list.updateButton, exact: true }).click();
  await expect(screen.success(list.updated)).toBeVisible();
  await expect(screen.card(`${name}, changed`)).toBeVisible();
  const stored = await storedNames({ site, list, marker });
  expect(stored).toContain(`${name}, changed`);
  expect(stored).not.toContain(name);
};

/** Checks that visitors see the item. */
export const isShown = async ({ page, list }: Walk, name: string) => {
  await page.goto(list.shownAt);
  const main = page.getByRole('main');
  await expect(main.getByText(name).or(main.getByAltText(name)).first()).toBeAttached();
};
