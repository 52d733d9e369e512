import { randomUUID } from 'node:crypto';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { expectFilled, fill, form, received, WORDS } from '../../fixtures/visitorForm';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('typed text survives a reload and leaving until it is sent or deleted', async ({
  page,
  site,
}) => {
  const words = { ...WORDS, Subject: `Kept ${randomUUID()}` };
  const restoredNotice = form(page)
    .getByRole('status')
    .filter({ hasText: 'You have an unsent message.' });
  await page.goto('/contact-us');
  await expect(restoredNotice).toHaveCount(0);
  await fill(page, words);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(restoredNotice).toBeVisible();
  await expectResponsiveAndAccessible(page);
  await page.close();

  const again = await page.context().newPage();
  await again.goto('/get-involved');
  await expect(form(again).getByLabel('Message')).toHaveValue('');
  await again.goto('/contact-us');
  await expectFilled(again, words);
  // A message that is sent sooner than a person can is spam.
  await again.waitForFunction(() => performance.now() > 300);
  await form(again).getByRole('button', { name: 'Send Message' }).click();
  await expect(
    form(again).getByRole('status').getByText('Your message has been sent successfully!'),
  ).toBeVisible();
  expect(await received(site, words.Subject)).toHaveLength(1);
  expect(dialogs).toEqual([]);

  await again.reload();
  await expect(form(again).getByLabel('Message')).toHaveValue('');
  const isKept = () =>
    again.evaluate(() => JSON.stringify({ ...localStorage }).includes('Half a sentence'));
  await form(again).getByLabel('Message').fill('Half a sentence');
  await expect.poll(isKept).toBe(true);
  await again.reload();
  await form(again).getByRole('button', { name: 'Delete' }).click();
  await expect(form(again).getByLabel('Message')).toHaveValue('');
  await expect(form(again).getByLabel('Name')).toBeFocused();
  await expect.poll(isKept).toBe(false);

  // Autosaved text expires after a day, because phones are shared.
  await form(again).getByLabel('Message').fill('Half a sentence');
  await expect.poll(isKept).toBe(true);
  await again.clock.install({ time: Date.now() + 25 * 3_600_000 });
  await again.reload();
  await expect(form(again).getByLabel('Name')).toBeVisible();
  await expect(form(again).getByLabel('Message')).toHaveValue('');
});

test('a form whose validation is lost is posted by the browser, and its text is forgotten once it is sent', async ({
  page,
  site,
}) => {
  const words = { ...WORDS, Subject: `Posted ${randomUUID()}` };
  const restoredNotice = form(page).getByText('You have an unsent message.');
  await page.route('**/*.js', async (route) => {
    const script = await (await fetch(route.request().url())).text();
    await (script.includes('submitForm') ? route.abort() : route.fallback());
  });
  const post = async (email: string) => {
    await page.goto('/get-involved');
    await fill(page, { ...words, Email: email });
    await form(page).getByRole('button', { name: 'Submit Inquiry' }).click();
  };
  await post('nobody');
  await expect(form(page).getByRole('alert')).toContainText('Please enter a valid email address.');
  await page.goto('/get-involved');
  await expect(restoredNotice).toBeVisible();
  await expectFilled(page, { ...words, Email: 'nobody' });

  await post(WORDS.Email);
  await expect(page).toHaveURL('/get-involved?sent=get-involved#get-involved');
  await expect(form(page).getByRole('status')).toContainText('sent successfully');
  await page.goto('/get-involved');
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  expect(await received(site, words.Subject)).toHaveLength(1);
});
