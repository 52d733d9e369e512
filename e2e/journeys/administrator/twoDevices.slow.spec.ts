import type { Page } from '@playwright/test';
import { MOMENTS, startBreakingLine } from '../../fixtures/breakingLine';
import { listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test, type Site } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

const KEEPING = ['PUT', /^\/api\/autosaves\/[^/]+$/] as const;

const textsOf = async (site: Site) => {
  const { body } = await site.send<{ texts: { form: string; key: string }[] }>('GET', '/autosaves', {
    as: 'administrator',
  });
  return body.texts.filter(({ form, key }) => form === 'updates:new' && key).length;
};
/** Opens the form of a new update, until the texts of the server are known. */
const openForm = async (page: Page, url: string) => {
  await page.goto(`${url}/admin/updates`);
  const listed = page.waitForResponse((answer) => answer.url().includes('/api/autosaves?'));
  await listScreen(page).add('Add New Update').click();
  await (await listed).finished();
  return page.getByRole('dialog', { name: 'Add New Update' });
};
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

for (const moment of MOMENTS)
  test(`phone text is saved on the computer, with a break ${moment} it is kept`, async ({ browser, site, signIn }) => {
    const title = `Written on the phone ${moment}`;
    const line = await startBreakingLine(site.url);
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const computer = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const onPhone = await phone.newPage();
      await signIn(onPhone);
      const typing = await openForm(onPhone, line.url);
      const mend = await line.cut(onPhone, KEEPING, moment);
      const failed = onPhone.waitForEvent('requestfailed', (request) =>
        KEEPING[1].test(new URL(request.url()).pathname),
      );
      await typing.getByLabel('Title').fill(title);
      await failed;
      if (moment === 'before') {
        expect(await textsOf(site)).toBe(0);
        await mend();
        await typing.getByLabel('Title').fill(`${title}!`);
        await typing.getByLabel('Title').fill(title);
      }
      await expect.poll(() => textsOf(site), { timeout: 30_000 }).toBe(1);
      // The battery dies: no event of the page runs.
      await onPhone.close();

      const onComputer = await computer.newPage();
      await signIn(onComputer);
      const form = await openForm(onComputer, site.url);
      await expect(form.getByText(/^You have unsaved changes from today, .+, typed on Chrome on /)).toBeVisible();
      await form.getByRole('button', { name: 'Restore' }).click();
      await expect(form.getByLabel('Title')).toHaveValue(title);
      await form.getByLabel('Title').fill(`${title}, saved on the computer`);
      await form.getByRole('button', { name: 'Add Update', exact: true }).click();
      await expect(listScreen(onComputer).success('Update item added successfully!')).toBeVisible();
      expect(await textsOf(site)).toBe(0);
      const { updates } = await site.read<{ updates: { title: string }[] }>(`/content/updates?search=${title}`);
      expect(updates).toMatchObject([{ title: `${title}, saved on the computer` }]);

      if (moment !== 'before') await mend();
      const later = await phone.newPage();
      await signIn(later);
      const again = await openForm(later, line.url);
      await expect.poll(() => keptIn(later), { message: 'the phone forgets what was saved' }).not.toContain(title);
      await expect(again.getByLabel('Title')).toHaveValue('');
      await expect(again.getByText('You have unsaved changes')).toHaveCount(0);
      expect(await textsOf(site)).toBe(0);
    } finally {
      await phone.close();
      await computer.close();
      await line.close();
    }
  });

test('two tabs of one session have two texts, which stay when one is closed and the other one crashes', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  const form = await openForm(page, site.url);
  await form.getByLabel('Title').fill('In the first tab');
  await expect.poll(() => textsOf(site), { timeout: 10_000 }).toBe(1);
  // The browser copies sessionStorage to the new tab.
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const tab = await opening;
  const other = await openForm(tab, site.url);
  await other.getByLabel('Title').fill('Typed last');
  await expect(other.getByText('You have unsaved changes')).toHaveCount(0);
  tab.on('dialog', (dialog) => void dialog.accept());
  await tab.close({ runBeforeUnload: true });
  await expect.poll(() => textsOf(site)).toBe(2);
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const later = await page.context().newPage();
  const again = await openForm(later, site.url);
  for (const title of ['Typed last', 'In the first tab']) {
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(again.getByLabel('Title')).toHaveValue(title);
  }
});
