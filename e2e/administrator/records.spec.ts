import { expectFitForAll } from '../fixtures/fitForAll';
import { breakCall, holdCall } from '../fixtures/brokenCall';
import { answer, listScreen, pictureFile } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { RECORDS } from './records';

test.use({ allowedInConsole: NETWORK_FAILURES });

for (const record of RECORDS) {
  const call = `/content/${record.call}`;

  test.describe(record.path, () => {
    let before: unknown;
    test.beforeEach(async ({ site }) => {
      before = await site.read(call);
    });
    // Other tests use the original record.
    test.afterEach(async ({ site }) => {
      await site.keep('PUT', call, before);
    });

    test(`/admin/${record.path}: load, delete, validate, add, update`, async ({ page, site, signIn }) => {
      const { success, failure, heading } = listScreen(page);
      const main = page.getByRole('main');
      const field = (label: string) => main.getByLabel(label, { exact: true });
      const send = (name: string) => main.getByRole('button', { name, exact: true });
      const remove = send('Delete');
      const picture = await pictureFile(page, 'logo.png');
      await signIn(page);

      let mend = await breakCall(page, call);
      await page.goto(`/admin/${record.path}`);
      await expect(heading).toHaveText(record.heading);
      await expect(main.getByText(record.failedFetch, { exact: true })).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
      if (record.picture) await expect(page.getByText('Failed to fetch logo for sidebar.')).toBeVisible();
      await mend();
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 2, name: record.current })).toBeVisible();
      await expect(send(record.update)).toBeVisible();
      for (const label of Object.keys(record.validationErrors)) {
        if (label !== record.picture) await expect(field(label)).toHaveValue(/\S/);
      }

      mend = await breakCall(page, call, 'refused', 'DELETE');
      await remove.click();
      await answer(page, record.question, 'Delete');
      await expect(failure(record.failedDelete)).toHaveText(record.failedDelete);
      await mend();
      await remove.click();
      await answer(page, record.question, 'Cancel');
      await expect(remove).toBeFocused();
      expect(await site.read(call)).toEqual(before);
      await remove.click();
      await answer(page, record.question, 'Delete');
      await expect(success(record.deleted)).toBeVisible();
      await expect(remove).toHaveCount(0);
      await expect(main.getByText(record.none)).toBeVisible();
      for (const label of Object.keys(record.typed)) await expect(field(label)).toHaveValue('');
      expect(await site.read(call)).toBeNull();

      await send(record.add).click();
      for (const [label, words] of Object.entries(record.validationErrors)) {
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(label)).toHaveAccessibleDescription(new RegExp(words.replace('.', '\\.')));
      }
      await expect(field(Object.keys(record.validationErrors)[0] ?? '')).toBeFocused();
      await expectFitForAll(page);
      for (const [label, [value]] of Object.entries(record.wrong)) await field(label).fill(value);
      for (const [label, [, words]] of Object.entries(record.wrong)) {
        await expect(field(label)).toHaveAccessibleDescription(new RegExp(words));
      }

      for (const [label, value] of Object.entries(record.typed)) await field(label).fill(value);
      if (record.picture) await field(record.picture).setInputFiles(picture);
      mend = await breakCall(page, call, 'refused', 'PUT');
      await send(record.add).click();
      await expect(failure(record.failedSave)).toHaveText(record.failedSave);
      for (const [label, value] of Object.entries(record.typed)) await expect(field(label)).toHaveValue(value);
      await mend();
      const letGo = await holdCall(page, call, 'PUT');
      await send(record.add).click();
      await expect(send('Saving...')).toBeDisabled();
      letGo();
      await expect(success(record.saved)).toBeVisible();
      await expect(failure(record.failedSave)).toHaveCount(0);
      await expect(send(record.update)).toBeVisible();
      await expect(remove).toBeVisible();
      const stored = JSON.stringify(await site.read(call));
      for (const value of Object.values(record.typed)) expect(stored).toContain(value);

      // The saved values survive a reload, and no unsaved text is offered.
      await page.reload();
      for (const [label, value] of Object.entries(record.typed)) await expect(field(label)).toHaveValue(value);
      await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
    });
  });
}
