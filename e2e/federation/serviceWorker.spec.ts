import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { fill, form as visitorForm, received } from '../fixtures/visitorForm';
import { cachedPages, startStoppable } from './stoppableSite';

// A stopped server causes console errors.
test.use({ allowedInConsole: NETWORK_FAILURES });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('offline, visited pages can be read and a message is sent later', async ({ page, site }) => {
  test.setTimeout(180_000);
  const { url, start, stop, calls } = await startStoppable(site.releasesDir);
  try {
    await page.goto(`${url}/news`);
    await expect
      .poll(() => cachedPages(page))
      .toEqual(expect.arrayContaining(['/news', '/offline.html']));
    const { phone } = await calls.getOk<{ phone: string }>('/content/contact-details');
    const { accountNumber } = await calls.getOk<{ accountNumber: string }>(
      '/content/donation-details',
    );
    // Opened by the router, without loading a document.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Our Mission', exact: true })
      .click();
    await expect.poll(() => cachedPages(page)).toContain('/mission');
    await page.goto(`${url}/admin/login`);
    expect(await cachedPages(page)).not.toContain('/admin/login');

    await page.goto(`${url}/contact-us`);
    const subject = `Offline ${randomUUID()}`;
    const words = {
      Name: 'Grace',
      Email: 'grace@example.org',
      Subject: subject,
      Message: 'Without a connection',
    };
    const form = visitorForm(page);
    await fill(page, words);
    await stop();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Failed to send message. You seem to be offline. Your text is safe here.',
    );
    const notice = form
      .getByRole('status')
      .getByText('Your text will be sent when you are back online.');
    await expect(notice).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('Without a connection');

    const tab = await page.context().newPage();
    const keptNotice = tab
      .getByRole('status')
      .filter({ hasText: 'This is the page as you read it on' });
    for (const [path, title] of [
      ['/news', 'News & Updates'],
      ['/mission', 'Our Mission'],
    ] as const) {
      await tab.goto(url + path);
      await expect(heading(tab, title)).toBeVisible();
      await expect(keptNotice).toContainText('You are offline.');
    }
    const response = await tab.goto(`${url}/donate`);
    expect(response?.status()).toBe(503);
    await expect(heading(tab, 'You are offline')).toBeVisible();
    await expect(tab.getByRole('link', { name: phone })).toBeVisible();
    await expect(tab.getByText(accountNumber)).toBeVisible();

    await start();
    await tab.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(tab, 'Support Our Mission')).toBeVisible();
    await expect(keptNotice).toHaveCount(0);
    await tab.close();
    await expect(
      form.getByRole('status').getByText('Your message has been sent successfully!'),
    ).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('');
    await expect(notice).toHaveCount(0);
    expect(await received(calls, subject)).toMatchObject([{ message: 'Without a connection' }]);
  } finally {
    await stop();
  }
});
