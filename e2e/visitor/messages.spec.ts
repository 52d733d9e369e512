import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breakCall, holdCall } from '../fixtures/brokenCall';
import { expectFitForAll } from '../fixtures/fitForAll';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { form, received } from '../fixtures/visitorForm';

/** The two forms that send messages to the inbox (docs/product.md 3.1, 6, 8). */
const FORMS = [
  {
    path: '/contact-us',
    source: 'contact',
    button: 'Send Message',
    success: 'Your message has been sent successfully!',
    toast: 'Failed to send message.',
  },
  {
    path: '/get-involved',
    source: 'get-involved',
    button: 'Submit Inquiry',
    success: 'Your message has been sent successfully! We will get back to you soon.',
    toast: 'Failed to send message. Please try again.',
  },
] as const;

const WORDS = {
  Name: 'Chikondi Banda',
  Email: 'chikondi@example.org',
  Message: 'I can teach tailoring.\nOn Saturdays, too.',
};

const fill = async (page: Page, subject: string) => {
  for (const [label, words] of Object.entries({ ...WORDS, Subject: subject }))
    await form(page).getByLabel(label).fill(words);
};

test('typed text survives a reload and leaving until it is sent or deleted', async ({ page, site }) => {
  const subject = `Kept ${randomUUID()}`;
  const kept = form(page).getByRole('status').filter({ hasText: 'You wrote this before and have not sent it yet.' });
  await page.goto('/contact-us');
  await expect(kept).toHaveCount(0);
  await fill(page, subject);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(kept).toBeVisible();
  await expectFitForAll(page);
  await page.close();

  const again = await page.context().newPage();
  await again.goto('/get-involved');
  await expect(form(again).getByLabel('Message')).toHaveValue('');
  await again.goto('/contact-us');
  for (const [label, words] of Object.entries({ ...WORDS, Subject: subject }))
    await expect(form(again).getByLabel(label)).toHaveValue(words);
  await form(again).getByRole('button', { name: 'Send Message' }).click();
  await expect(form(again).getByRole('status').getByText('Your message has been sent successfully!')).toBeVisible();
  expect(await received(site, subject)).toHaveLength(1);
  expect(asked).toEqual([]);

  await again.reload();
  await expect(form(again).getByLabel('Message')).toHaveValue('');
  await form(again).getByLabel('Message').fill('Half a sentence');
  await expect.poll(() => again.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Half a sentence');
  await again.reload();
  await form(again).getByRole('button', { name: 'Delete' }).click();
  await expect(form(again).getByLabel('Message')).toHaveValue('');
  await expect(form(again).getByLabel('Name')).toBeFocused();
  await again.reload();
  await expect(form(again).getByLabel('Name')).toBeVisible();
  await expect(form(again).getByLabel('Message')).toHaveValue('');

  // Kept text expires after a day, because phones are shared.
  await form(again).getByLabel('Message').fill('Half a sentence');
  const isKept = () => again.evaluate(() => JSON.stringify(localStorage).includes('Half a sentence'));
  await expect.poll(isKept).toBe(true);
  await again.clock.install({ time: Date.now() + 25 * 3_600_000 });
  await again.reload();
  await expect(form(again).getByLabel('Name')).toBeVisible();
  await expect(form(again).getByLabel('Message')).toHaveValue('');
});

test('typed text of every form survives a reload and leaving', async ({ page, site }) => {
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', {
    title: `Kept ${randomUUID()}`,
    date: '2026-11-20',
    description: '<p>Text</p>',
  });
  for (const [path, label] of [
    ['/get-involved', 'Message'],
    [`/updates/${_id}`, 'Comment'],
  ] as const) {
    await page.goto(path);
    await form(page).getByLabel('Name').fill(WORDS.Name);
    await form(page).getByLabel(label).fill('I can teach tailoring.');
    await page.reload();
    await expect(form(page).getByLabel(label)).toHaveValue('I can teach tailoring.');
    await page.goto('/about');
    await page.goto(path);
    await expect(form(page).getByLabel(label)).toHaveValue('I can teach tailoring.');
    await expect(form(page).getByLabel('Name')).toHaveValue(WORDS.Name);
  }
});

for (const { path, source, button, success, toast } of FORMS) {
  test(`${path}: a double click sends one message, and the form is cleared`, async ({ page, site }) => {
    const subject = `Offer ${randomUUID()}`;
    await page.goto(path);
    await fill(page, subject);
    await expect(form(page).getByLabel('Message')).toHaveAttribute('rows', '5');
    const letGo = await holdCall(page, '/messages', 'POST');
    await form(page).getByRole('button', { name: button }).dblclick();
    await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    letGo();
    await expect(form(page).getByRole('status').getByText(success, { exact: true })).toBeVisible();
    await expect(page.getByText(success, { exact: true })).toHaveCount(1); // in the form, and not again as a toast
    await expect(form(page).getByLabel('Message')).toHaveValue('');
    expect(await received(site, subject)).toEqual([
      expect.objectContaining({ name: WORDS.Name, email: WORDS.Email, message: WORDS.Message, source, read: false }),
    ]);
    // docs/product.md 10: toasts close after 5 seconds unless the pointer is over them; the banner stays.
    await page.mouse.move(0, 0);
    await expect(page.getByText(success, { exact: true })).toHaveCount(1);
  });

  test(`${path}: validation errors show and nothing is sent`, async ({ page }) => {
    await page.goto(path);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await form(page).getByLabel('Email').fill('nobody');
    await form(page).getByRole('button', { name: button }).click();
    await expect(form(page).getByLabel('Name')).toBeFocused();
    for (const label of ['Name', 'Subject', 'Message'])
      await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${label} is required\\.`));
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await expect(form(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  test.describe('when it cannot be sent', () => {
    test.use({ allowedInConsole: NETWORK_FAILURES });

    test(`${path}: the text stays and can be sent again`, async ({ page, site }) => {
      const subject = `Second try ${randomUUID()}`;
      await page.goto(path);
      await fill(page, subject);
      const mend = await breakCall(page, '/messages', 'refused', 'POST');
      await form(page).getByRole('button', { name: button }).click();
      await expect(form(page).getByRole('alert')).toHaveText('Failed to send message. Out of order.');
      await expect(page.getByRole('alert').filter({ hasText: toast }).getByText(toast, { exact: true })).toBeVisible();
      for (const [label, words] of Object.entries({ ...WORDS, Subject: subject }))
        await expect(form(page).getByLabel(label)).toHaveValue(words);

      await mend();
      await form(page).getByRole('button', { name: button }).click();
      await expect(form(page).getByRole('status').getByText(success, { exact: true })).toBeVisible();
      await expect(form(page).getByRole('alert')).toHaveCount(0);
      expect(await received(site, subject)).toHaveLength(1);
    });
  });
}
