import { randomUUID } from 'node:crypto';
import { startFlakyProxy } from '../../fixtures/flakyProxy';
import { listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { form as visitorForm } from '../../fixtures/visitorForm';
import { expectStoredOnce, type Line, type Save } from './lostForms';

test.use({ allowedInConsole: NETWORK_FAILURES });

let line: Line;
test.beforeAll(async ({ site }) => {
  line = await startFlakyProxy(site.url);
});
test.afterAll(() => line.close());
test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

const VISITOR = { Name: 'Chikondi', Email: 'chikondi@example.org' };

const MESSAGE: Save = {
  at: '/contact-us',
  call: ['POST', /^\/api\/messages$/],
  form: visitorForm,
  values: { ...VISITOR, Subject: 'An offer' },
  field: 'Message',
  button: 'Send Message',
  failed: 'Failed to send message.',
  done: 'Your message has been sent successfully!',
  list: '/messages',
};

const COMMENT: Omit<Save, 'at'> = {
  call: ['POST', /^\/api\/content\/comments$/],
  form: visitorForm,
  values: VISITOR,
  field: 'Comment',
  button: 'Submit Comment',
  failed: 'Failed to submit comment.',
  done: 'Comment submitted successfully! It will appear shortly.',
  list: '/content/comments',
};

test('texts of visitors are stored once and not lost whenever the connection breaks', async ({
  page,
  site,
}) => {
  const use = { page, site, line };
  await expectStoredOnce(use, MESSAGE);
  const update = { title: 'News', date: '2026-10-01' };
  const { _id } = await site.sendOk<{ _id: string }>('POST', '/content/updates', update);
  await expectStoredOnce(use, { ...COMMENT, at: `/updates/${_id}` });
});

test('a new item whose response was lost is stored once, and its text is not offered again', async ({
  page,
  site,
}) => {
  const text = `Reloaded ${randomUUID()}`;
  page.on('dialog', (dialog) => void dialog.accept());
  const { add } = listScreen(page);
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: 'Add Update', exact: true });
  await page.goto(`${line.url}/admin/updates`);
  await add('Add New Update').click();
  await form.getByLabel('Title').fill(text);
  const restore = await line.cut(page, ['POST', /^\/api\/content\/updates$/], 'after');
  await save.click();
  await expect(
    form.getByRole('alert').filter({ hasText: 'Failed to save update item.' }),
  ).toBeVisible();
  await restore();
  await page.reload();
  const left = page.waitForResponse((response) => response.url().includes('/api/autosaves?'));
  await add('Add New Update').click();
  await (await left).finished();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  const { totalItems } = await site.getOk<{ totalItems: number }>(
    `/content/updates?search=${text}`,
  );
  expect(totalItems).toBe(1);
});
