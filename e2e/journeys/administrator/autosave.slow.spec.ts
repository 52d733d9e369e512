import { PHASES, startFlakyProxy } from '../../fixtures/flakyProxy';
import { listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { countOf, hide, KEEPING, openForm, textsOf } from './unsavedTexts';

test.use({ allowedInConsole: NETWORK_FAILURES });

for (const phase of PHASES)
  test(`text typed on a phone is saved on the computer, and survives a break ${phase} the response`, async ({
    browser,
    site,
    signIn,
  }) => {
    const title = `Written on the phone ${phase}`;
    const line = await startFlakyProxy(site.url);
    const phone = await browser.newContext();
    const computer = await browser.newContext();
    try {
      const onPhone = await phone.newPage();
      await signIn(onPhone);
      const typing = await openForm(onPhone, line.url);
      const restore = await line.cut(onPhone, KEEPING, phase);
      const failed = onPhone.waitForEvent('requestfailed', (request) =>
        KEEPING[1].test(new URL(request.url()).pathname),
      );
      await typing.title.fill(title);
      await failed;
      if (phase === 'before') {
        expect(await textsOf(site)).toEqual([]);
        await restore();
      }
      await expect.poll(() => textsOf(site), { timeout: 30_000 }).toEqual([title]);
      // Like an empty battery: no event of the page fires.
      await onPhone.close();

      const onComputer = await computer.newPage();
      await signIn(onComputer);
      const form = await openForm(onComputer, site.url);
      await expect(
        form.dialog.getByText(/^You have unsaved changes from today, .+, typed on Chrome on /),
      ).toBeVisible();
      await form.restore.click();
      await expect(form.title).toHaveValue(title);
      await form.title.fill(`${title}, saved on the computer`);
      await form.add.click();
      await expect(listScreen(onComputer).success('Update item added successfully!')).toBeVisible();
      await expect.poll(() => textsOf(site)).toEqual([]);
      expect(await countOf(site, `${title}, saved on the computer`)).toBe(1);

      if (phase !== 'before') await restore();
      const later = await phone.newPage();
      await signIn(later);
      const again = await openForm(later, line.url);
      const keptIn = () => later.evaluate(() => JSON.stringify(localStorage));
      await expect
        .poll(keptIn, { message: 'the phone forgets what was saved' })
        .not.toContain(title);
      await expect(again.title).toHaveValue('');
      await expect(again.restore).toHaveCount(0);
    } finally {
      await phone.close();
      await computer.close();
      await line.close();
    }
  });

test('a duplicated tab has its own autosave; both survive a closed and a crashed tab', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  const form = await openForm(page);
  await form.title.fill('In the first tab');
  await expect.poll(() => textsOf(site), { timeout: 20_000 }).toHaveLength(1);
  // The browser copies sessionStorage to the new tab.
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const tab = await opening;
  const other = await openForm(tab, site.url);
  await other.title.fill('Typed last');
  await expect(other.restore).toHaveCount(0);
  tab.on('dialog', (dialog) => void dialog.accept());
  await tab.close({ runBeforeUnload: true });
  await expect.poll(() => textsOf(site)).toEqual(['In the first tab', 'Typed last']);
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const later = await page.context().newPage();
  const again = await openForm(later, site.url);
  for (const title of ['Typed last', 'In the first tab']) {
    await again.restore.click();
    await expect(again.title).toHaveValue(title);
  }
});

test('an autosave that arrives after the save is not offered again', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  const form = await openForm(page);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Only the first one, not the deletion after the save.
  await page.route(/\/api\/autosaves\//, (route) => gate.then(() => route.continue()), {
    times: 1,
  });
  await form.title.fill('Saved before its text');
  const late = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/api/autosaves/'),
  );
  await hide(page);
  const answered = (await late).response();
  await form.add.click();
  await expect(listScreen(page).success('Update item added successfully!')).toBeVisible();
  letGo();
  expect((await answered)?.status()).toBe(200);
  await expect.poll(() => textsOf(site)).toEqual([]);
  expect(await textsOf(site)).toEqual([]);
});

test('offline text in an item that is saved elsewhere conflicts and is not lost', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const draft = { title: 'A well', date: '2026-11-21' };
  const { _id } = await site.sendOk<{ _id: string }>('POST', '/content/updates', draft);
  await signIn(page);
  await page.goto('/admin/updates?search=A well');
  await listScreen(page).edit('A well').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Title')).toHaveValue('A well');
  await context.setOffline(true);
  await dialog.getByLabel('Title').fill('Typed offline');
  await hide(page);
  await site.sendOk('PUT', `/content/updates/${_id}`, { ...draft, title: 'Saved elsewhere' });
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Save Update' }).click();
  await expect(dialog.getByText(/Someone else has changed this/)).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Typed offline');
  expect(await countOf(site, 'Saved elsewhere')).toBe(1);
  await dialog.getByRole('button', { name: 'Keep my version' }).click();
  await expect.poll(() => countOf(site, 'Typed offline')).toBe(1);
});

test('text restored on B while A continues typing is stored twice', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  await signIn(page);
  const onA = await openForm(page);
  await onA.title.fill('From A');
  await hide(page);
  await expect.poll(() => textsOf(site)).toEqual(['From A']);
  const b = await browser.newContext();
  try {
    const tab = await b.newPage();
    await signIn(tab);
    const onB = await openForm(tab, site.url);
    await expect(onB.restore).toBeVisible();
    await onA.title.fill('From A, typed on');
    await hide(page);
    await expect.poll(() => textsOf(site)).toEqual(['From A, typed on']);
    await onB.restore.click();
    await expect(onB.title).toHaveValue('From A');
    await hide(tab);
    await expect.poll(() => textsOf(site)).toEqual(['From A', 'From A, typed on']);
  } finally {
    await b.close();
  }
});

test('without storage and connection the form warns, and the text is sent later', async ({
  page,
  context,
  site,
  signIn,
}) => {
  await signIn(page);
  const form = await openForm(page);
  await page.evaluate(() => {
    for (let size = 4 * 1024 * 1024; size > 10; size /= 2)
      try {
        for (let count = 0; ; count += 1)
          localStorage.setItem(`filler${size}-${count}`, 'x'.repeat(size));
      } catch {
        // A smaller value may fit.
      }
  });
  await context.setOffline(true);
  await form.title.fill('Only on this page '.repeat(5));
  await expect(
    form.dialog.getByText(/^This browser has no room left to keep your text\./),
  ).toBeVisible();
  await hide(page);
  await context.setOffline(false);
  await expect.poll(() => textsOf(site), { timeout: 30_000 }).toHaveLength(1);
});

test('of 200 autosaves only the latest is offered and requested', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  for (let count = 1; count <= 201; count += 1) {
    const values = { title: `Text ${count}` };
    const text = { form: 'updates:new', version: null, number: 1, key: `k${count}`, values };
    await site.sendOk('PUT', `/autosaves/ed${count}`, text);
  }
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/autosaves/')) read.push(new URL(request.url()).pathname);
  });
  const form = await openForm(page);
  await expect(form.restore).toBeVisible();
  expect(read).toEqual(['/api/autosaves/ed201']);
  await form.restore.click();
  await expect(form.title).toHaveValue('Text 201');
});
