import type { Page } from '@playwright/test';
import { breakCall, holdCall } from '../fixtures/brokenCall';
import { expect, NETWORK_FAILURES, test, type Site } from '../fixtures/test';
import { form } from '../fixtures/visitorForm';

const SENT = 'Comment submitted successfully! It will appear shortly.';

/** Adds an update without comments. */
const newUpdate = async (site: Site, title: string, description = '<p>Text</p>') => {
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', {
    title,
    date: '2026-11-20',
    description,
  });
  return `/updates/${_id}`;
};

const fill = async (page: Page, comment: string) => {
  await form(page).getByLabel('Name').fill('Chikondi Banda');
  await form(page).getByLabel('Email').fill('chikondi@example.org');
  await form(page).getByLabel('Comment').fill(comment);
};

test('shows title, date, text and comments, oldest first', async ({ page, site }) => {
  const path = await newUpdate(site, 'A well for Mpatsa', '<h1>Water</h1><p>It <strong>runs</strong>.</p>');
  const updateId = path.split('/').at(-1);
  for (const commentText of ['The first', 'The second']) {
    await site.send('POST', '/content/comments', {
      body: { updateId, guestName: 'Limbani', guestEmail: 'limbani@example.org', commentText },
    });
  }
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A well for Mpatsa');
  await expect(main.getByText('20 November 2026')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Water', level: 2 })).toBeVisible();
  await expect(main.locator('strong', { hasText: 'runs' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveText([
    /Limbani.*The first/s,
    /Limbani.*The second/s,
  ]);
  await expect(page.getByText('limbani@example.org')).toHaveCount(0);
});

test('a comment shows a character count, is sent once on a double click, and appears', async ({ page, site }) => {
  await page.goto(await newUpdate(site, 'To comment on'));
  await expect(page.getByText('No comments yet. Be the first to write one.')).toBeVisible();
  await expect(page.getByText('0/500 characters')).toBeVisible();
  await fill(page, 'Zikomo!');
  await expect(page.getByText('7/500 characters')).toBeVisible();

  const letGo = await holdCall(page, '/content/comments', 'POST');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await form(page).locator('button[type="submit"]').dblclick();
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  letGo();
  await expect(form(page).getByRole('status').filter({ hasText: SENT })).toBeVisible();
  await expect(page.getByText(SENT)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveText([/Zikomo!/]);
  await expect(form(page).getByLabel('Comment')).toHaveValue('');
  expect(sent).toHaveLength(1);
});

test('validation errors show at their fields and nothing is sent', async ({ page, site }) => {
  await page.goto(await newUpdate(site, 'Invalid comments'));
  await form(page).locator('button[type="submit"]').click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Comment']) {
    await expect(form(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${label} is required\\.`));
  }
  await fill(page, 'x'.repeat(501));
  await form(page).getByLabel('Email').fill('nobody');
  await expect(page.getByText('501/500 characters')).toBeVisible();
  await form(page).locator('button[type="submit"]').click();
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address\./);
  await expect(form(page).getByLabel('Comment')).toHaveAccessibleDescription(/at most 500 characters/);
  await expect(form(page).getByLabel('Comment')).toHaveValue('x'.repeat(501));
  await expect(page.getByText(SENT)).toHaveCount(0);
});

test.describe('when it cannot be sent', () => {
  test.use({ allowedInConsole: NETWORK_FAILURES });

  test('the text stays and can be sent again', async ({ page, site }) => {
    await page.goto(await newUpdate(site, 'Out of order'));
    await fill(page, 'A long thought');
    const mend = await breakCall(page, '/content/comments', 'refused', 'POST');
    await form(page).locator('button[type="submit"]').click();
    await expect(form(page).getByRole('alert')).toHaveText('Failed to submit comment. Out of order.');
    await expect(form(page).getByLabel('Comment')).toHaveValue('A long thought');
    await expect(form(page).getByLabel('Name')).toHaveValue('Chikondi Banda');

    await mend();
    await form(page).locator('button[type="submit"]').click();
    await expect(form(page).getByRole('status').filter({ hasText: SENT })).toBeVisible();
    await expect(form(page).getByRole('alert')).toHaveCount(0);
  });
});

test('a comment is written and sent with the keyboard alone', async ({ page, site }) => {
  await page.goto(await newUpdate(site, 'Without a mouse'));
  await form(page).getByLabel('Name').focus();
  for (const words of ['Thoko', 'thoko@example.org', 'God bless you.']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  // The way for people without an email address stands before the button.
  await expect(form(page).getByRole('link', { name: 'Write to us on WhatsApp' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).locator('button[type="submit"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('status').filter({ hasText: SENT })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveText([/God bless you\./]);
});

test.describe('a text with a script', () => {
  // Its image, /updates/x, does not exist.
  test.use({ allowedInConsole: NETWORK_FAILURES });

  test('text that contains a script shows without it', async ({ page, site }) => {
    const evil =
      '<p>Before</p><img src="x" onerror="document.title=\'taken\'"><script>document.title="taken"</script>' +
      '<a href="javascript:document.title=1">Link</a><iframe src="https://example.org/"></iframe><p>After</p>';
    await page.goto(await newUpdate(site, 'Evil', evil));
    const main = page.getByRole('main');
    await expect(main.getByText('After', { exact: true })).toBeVisible();
    await expect(main.locator('script, iframe, [onerror], [href^="javascript:"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Evil/);
  });
});
