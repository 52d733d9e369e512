import { randomUUID } from 'node:crypto';
import { breakCall, holdCall } from '../../fixtures/brokenCall';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { expectFilled, fill, form, received, WORDS } from '../../fixtures/visitorForm';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('a message is validated, is not lost if sending fails, and is sent once', async ({
  page,
  site,
}) => {
  const words = { ...WORDS, Subject: `Offer ${randomUUID()}` };
  const success = 'Your message has been sent successfully! We will get back to you soon.';
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/get-involved');
  const send = form(page).getByRole('button', { name: 'Submit Inquiry' });
  await form(page).getByLabel('Email').fill('nobody');
  await send.click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Subject', 'Message'])
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(
      new RegExp(`${label} is required\\.`),
    );
  const email = form(page).getByLabel('Email');
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\./);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  // Rules of states that need script override those that the page was rendered with.
  await email.hover();
  await expect(email.locator('+ fieldset')).toHaveCSS('border-top-color', 'rgb(166, 58, 38)');
  expect(sent).toEqual([]);

  await fill(page, words);
  const restore = await breakCall(page, '/messages', 'refused', 'POST');
  await send.click();
  await expect(form(page).getByRole('alert')).toHaveText('Failed to send message. Out of order.');
  await expect(
    page.getByRole('alert').getByText('Failed to send message. Please try again.', { exact: true }),
  ).toBeVisible();
  await expectFilled(page, words);
  await restore();

  const letGo = await holdCall(page, '/messages', 'POST');
  await send.dblclick();
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  letGo();
  await expect(form(page).getByRole('status').getByText(success, { exact: true })).toBeVisible();
  // Also as a toast, but announced once.
  await expect(page.getByText(success, { exact: true })).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: success })).toHaveCount(1);
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  expect(await received(site, words.Subject)).toEqual([
    expect.objectContaining({
      name: WORDS.Name,
      message: WORDS.Message,
      source: 'get-involved',
      read: false,
    }),
  ]);
});

test('a form whose code for calls is lost keeps its text, and sends it on the next attempt', async ({
  page,
  site,
}) => {
  const words = { ...WORDS, Subject: `Lost ${randomUUID()}` };
  await page.route('**/late-http*', (route) => route.abort());
  await page.goto('/get-involved');
  await fill(page, words);
  const send = form(page).getByRole('button', { name: 'Submit Inquiry' });
  await send.click();
  await expect(form(page).getByRole('alert')).toHaveText(
    'Failed to send message. You seem to be offline. Your text is safe here.',
  );
  await expectFilled(page, words);

  await page.unrouteAll();
  await send.click();
  await expect(form(page).getByRole('status')).toContainText('sent successfully');
  expect(await received(site, words.Subject)).toHaveLength(1);
});

test('a comment is written with the keyboard alone, is not lost if sending fails, and appears', async ({
  page,
  site,
}) => {
  const success = 'Comment submitted successfully! It will appear shortly.';
  const send = form(page).locator('button[type="submit"]');
  const draft = { title: 'To comment on', date: '2026-11-20', description: '<p>Text</p>' };
  await page.goto(
    `/updates/${(await site.sendOk<{ _id: string }>('POST', '/content/updates', draft))._id}`,
  );
  await expect(page.getByText('No comments yet. Be the first to write one.')).toBeVisible();
  await send.click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Comment'])
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(
      new RegExp(`${label} is required\\.`),
    );
  for (const words of ['Thoko', 'thoko@example.org', 'Zikomo!']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText('7/500 characters')).toBeVisible();
  await expect(send).toBeFocused();
  const restore = await breakCall(page, '/content/comments', 'refused', 'POST');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('alert')).toHaveText('Failed to submit comment. Out of order.');
  await expectFilled(page, { Name: 'Thoko', Comment: 'Zikomo!' });

  await restore();
  const letGo = await holdCall(page, '/content/comments', 'POST');
  await send.dblclick();
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  letGo();
  await expect(form(page).getByRole('status').filter({ hasText: success })).toBeVisible();
  await expect(page.getByText(success)).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveText([
    /Zikomo!/,
  ]);
  await expect(form(page).getByLabel('Comment')).toHaveValue('');
  await expect(form(page).getByRole('alert')).toHaveCount(0);

  // Another update has the same route, but a form of its own.
  const title = page.getByRole('heading', { level: 1 });
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'More news' }) })
    .getByRole('link')
    .first()
    .click();
  await expect(title).not.toHaveText(draft.title);
  await expect(send).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText(draft.title);
  const own = { Name: 'Thoko', Email: 'thoko@example.org', Comment: `Again ${randomUUID()}` };
  await fill(page, own);
  await send.click();
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveText([
    /Zikomo!/,
    new RegExp(own.Comment),
  ]);
});
