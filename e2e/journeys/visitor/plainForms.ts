import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { comments, form, received } from '../../fixtures/visitorForm';
import { expect, type Site } from '../../fixtures/test';

/** A form without script: its page, its button, and its two result texts. */
type PlainForm = readonly [path: string, button: string, refused: string, success: string];

export const COMMENT_FORM: PlainForm = [
  '/updates/',
  'Submit Comment',
  'Failed to submit comment.',
  'Comment submitted successfully! It will appear shortly.',
];

/** A form of each kind in Chichewa. */
export const PLAIN_FORMS: readonly PlainForm[] = [
  [
    '/ny/get-involved',
    'Tumizani Uthenga',
    'Uthenga sunatumizidwe.',
    'Uthenga wanu watumizidwa bwino! Tikuyankhani posachedwa.',
  ],
  [
    '/ny/updates/',
    'Tumizani Ndemanga',
    'Ndemanga siinatumizidwe.',
    'Ndemanga yanu yatumizidwa bwino! Ionekera posachedwa.',
  ],
];

const MESSAGE = { name: 'name', email: 'email', words: ['subject', 'message'] };
const COMMENT = { name: 'guestName', email: 'guestEmail', words: ['commentText'] };

/**
 * Sends a form without a name and with an invalid email, expects a rejection that preserves the
 * input, then sends a valid one.
 */
export const expectRefusedThenSent = async (
  page: Page,
  site: Site,
  [path, button, refused, success]: PlainForm,
): Promise<void> => {
  const isComment = path.endsWith('/updates/');
  const isChichewa = path.startsWith('/ny/');
  const text = `Plain ${randomUUID()}`;
  const { name, email, words } = isComment ? COMMENT : MESSAGE;
  const stored = () => (isComment ? comments : received)(site, text);
  const field = (called: string) => form(page).locator(`[name="${called}"]`);
  const { updates } = await site.getOk<{ updates: { _id: string }[] }>(
    '/content/updates?limit=1&fields=title',
  );
  await page.goto(isComment ? `${path}${updates[0]?._id}` : path);
  await field(email).fill('no address');
  for (const one of words) await field(one).fill(text);
  await form(page).getByRole('button', { name: button }).click();

  await expect(page).toHaveURL(new RegExp(`${path}[^?]*#`));
  await expect(page.locator('html')).toHaveAttribute('lang', isChichewa ? 'ny' : 'en');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(refused);
  await expect(field(name)).toHaveAccessibleDescription(
    isChichewa ? /Chonde lembani dzina\./ : /Name is required\./,
  );
  for (const one of [name, email]) await expect(field(one)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(email)).toHaveAccessibleDescription(
    isChichewa ? /Imelo siinalembedwe bwino\./ : /Please enter a valid email address\./,
  );
  for (const one of words) await expect(field(one)).toHaveValue(text);
  expect(await stored()).toEqual([]);

  await field(name).fill('Grace');
  await field(email).fill('grace@example.org');
  await form(page).getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(new RegExp(`${path}[^?]*\\?sent=[a-z-]+#`));
  await expect(page.getByRole('main').getByText(success, { exact: true })).toBeVisible();
  expect(await stored()).toHaveLength(1);
  if (isComment) await expect(page.getByText(text)).toBeVisible();
};
