import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { BrokenCall, MOMENTS, startBreakingLine } from '../../fixtures/breakingLine';
import { pictureFile } from '../../fixtures/listScreen';
import { expect, type Site } from '../../fixtures/test';

export type Line = Awaited<ReturnType<typeof startBreakingLine>>;

/** One kind of save, and how to check what was stored. */
export interface Save {
  call: BrokenCall;
  /** Path of its screen, or what stores the item that the screen is about and returns the path. */
  at: string | ((site: Site) => Promise<string>);
  /** Opens the form and types the words into it. */
  write: (use: { page: Page; site: Site; words: string }) => Promise<void>;
  /** The button that saves; located again for each attempt. */
  button: (page: Page) => Locator;
  failed: string;
  /** The field that must still contain the words after the failure. */
  field: (page: Page) => Locator;
  done: string;
  /** Number of stored items with the words. */
  stored: (site: Site, words: string) => Promise<number>;
}

/** The dialog with the form of an item. */
export const form = (page: Page) => page.getByRole('dialog');
const inMain = (page: Page) => page.getByRole('main');

/** Number of stored items with the words. */
const total = async (site: Site, path: string, words: string): Promise<number> => {
  const { body } = await site.send<{ totalItems: number }>('GET', `${path}?search=${encodeURIComponent(words)}`, {
    as: 'administrator',
  });
  return body.totalItems;
};

const once = async (site: Site, path: string, words: string): Promise<number> =>
  Number(JSON.stringify(await site.read(path)).includes(words));

/** An item, in the dialog of its list. */
export const NEW_UPDATE: Save = {
  at: '/admin/updates',
  call: ['POST', /^\/api\/content\/updates$/],
  write: async ({ page, words }) => {
    await page.getByRole('button', { name: 'Add New Update', exact: true }).click();
    await form(page).getByLabel('Title').fill(words);
  },
  button: (page) => form(page).getByRole('button', { name: 'Add Update', exact: true }),
  failed: 'Failed to save update item.',
  field: (page) => form(page).getByLabel('Title'),
  done: 'Update item added successfully!',
  stored: (site, words) => total(site, '/content/updates', words),
};

/** An item with an image, whose upload breaks. */
export const IMAGE: Save = {
  at: '/admin/partners',
  call: ['POST', /^\/api\/upload\/image$/],
  write: async ({ page, words }) => {
    await page.getByRole('button', { name: 'Add New Partner', exact: true }).click();
    await form(page).getByLabel('Name').fill(words);
    await form(page)
      .getByLabel('Upload Logo')
      .setInputFiles(await pictureFile(page, 'logo.png'));
  },
  button: (page) => form(page).getByRole('button', { name: 'Add Partner', exact: true }),
  failed: 'Failed to save partner.',
  field: (page) => form(page).getByLabel('Name'),
  done: 'Partner added successfully!',
  stored: (site, words) => total(site, '/content/partners', words),
};

/** A record, in the form of its screen. */
export const QUOTE: Save = {
  at: '/admin/quotes',
  call: ['PUT', /^\/api\/content\/quote$/],
  write: ({ page, words }) => page.getByLabel('Author').fill(words),
  button: (page) => page.getByRole('button', { name: 'Update Quote' }),
  failed: 'Failed to save quote.',
  field: (page) => page.getByLabel('Author'),
  done: 'Quote saved successfully!',
  stored: (site, words) => once(site, '/content/quote', words),
};

/** The hero of a page, in the dialog of the chosen page. */
export const HERO: Save = {
  at: '/admin/page-heroes?page=mission',
  call: ['PUT', /^\/api\/content\/page-hero$/],
  write: async ({ page, words }) => {
    await inMain(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await form(page).getByLabel('Title').fill(words);
  },
  button: (page) => form(page).getByRole('button', { name: 'Update Hero' }),
  failed: 'Failed to save page hero.',
  field: (page) => form(page).getByLabel('Title'),
  done: 'Hero image for Mission Page saved successfully!',
  stored: (site, words) => once(site, '/content/page-hero/mission', words),
};

/** The form of the page Contact. */
export const MESSAGE: Save = {
  at: '/contact-us',
  call: ['POST', /^\/api\/messages$/],
  write: async ({ page, words }) => {
    await inMain(page).getByLabel('Name').fill('Chikondi');
    await inMain(page).getByLabel('Email').fill('chikondi@example.org');
    await inMain(page).getByLabel('Subject').fill('An offer');
    await inMain(page).getByLabel('Message').fill(words);
  },
  button: (page) => inMain(page).getByRole('button', { name: 'Send Message' }),
  failed: 'Failed to send message.',
  field: (page) => inMain(page).getByLabel('Message'),
  done: 'Your message has been sent successfully!',
  stored: (site, words) => total(site, '/messages', words),
};

/** The form below an update, of a new update. */
export const COMMENT: Save = {
  at: async (site) => {
    const update = { title: 'News', date: '2026-10-01' };
    return `/updates/${(await site.keep<{ _id: string }>('POST', '/content/updates', update))._id}`;
  },
  call: ['POST', /^\/api\/content\/comments$/],
  write: async ({ page, words }) => {
    await inMain(page).getByLabel('Name').fill('Chikondi');
    await inMain(page).getByLabel('Email').fill('chikondi@example.org');
    await inMain(page).getByRole('textbox', { name: 'Comment' }).fill(words);
  },
  button: (page) => inMain(page).getByRole('button', { name: 'Submit Comment' }),
  failed: 'Failed to submit comment.',
  field: (page) => inMain(page).getByRole('textbox', { name: 'Comment' }),
  done: 'Comment submitted successfully! It will appear shortly.',
  stored: (site, words) => total(site, '/content/comments', words),
};

/** Remembers the records that the saves change. @returns a function that stores them again, for the tests that follow */
export const keepRecords = async (site: Site): Promise<() => Promise<void>> => {
  const quote = await site.read('/content/quote');
  const hero = await site.read('/content/page-hero/mission');
  return async () => {
    await site.keep('PUT', '/content/quote', quote);
    await site.keep('PUT', '/content/page-hero', hero);
  };
};

/** The error in the form or above the list, not in a toast. */
export const failure = (page: Page, text: string) =>
  page.locator('main, [role=dialog]').getByRole('alert').filter({ hasText: text }).first();
export const success = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();

/** Opens the screen of a save over the line. */
export const openSave = async (
  { page, site, line }: { page: Page; site: Site; line: Line },
  { at }: Save,
): Promise<void> => {
  await page.goto(line.url + (typeof at === 'string' ? at : await at(site)));
};

/** Opens a screen and saves while the line is cut at each moment, and again: the words stay in the form and are stored once. */
export const expectStoredOnce = async (
  use: { page: Page; site: Site; line: Line },
  save: Save,
  moments: readonly (typeof MOMENTS)[number][],
): Promise<void> => {
  const { page, site, line } = use;
  await openSave(use, save);
  for (const moment of moments) {
    const words = `${moment} ${randomUUID()}`;
    await save.write({ page, site, words });
    const mend = await line.cut(page, save.call, moment);
    await save.button(page).click();
    await expect(failure(page, save.failed)).toBeInViewport();
    await expect(save.field(page)).toHaveValue(words);
    await mend();
    await save.button(page).click();
    await expect(success(page, save.done)).toBeVisible();
    await expect(failure(page, save.failed)).toHaveCount(0);
    expect(await save.stored(site, words), moment).toBe(1);
  }
};
