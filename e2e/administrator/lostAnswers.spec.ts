import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MOMENTS, startBreakingLine } from '../fixtures/breakingLine';
import { pictureFile } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test, type Site } from '../fixtures/test';
import {
  expectStoredOnce,
  failure,
  form,
  HERO,
  inMain,
  keepRecords,
  NEW_UPDATE,
  QUOTE,
  success,
  total,
  type Save,
} from './lostAnswer';
import { storePartner } from './storedPartner';

test.use({ allowedInConsole: NETWORK_FAILURES });

const CHANGED_UPDATE: Save = {
  ...NEW_UPDATE,
  call: ['PUT', /^\/api\/content\/updates\/[^/]+$/],
  write: async ({ page, site, words }) => {
    const title = `Before ${randomUUID().slice(0, 8)}`;
    await site.keep('POST', '/content/updates', { title, date: '2026-10-01', description: '<p>Rich</p>' });
    await page.getByPlaceholder('Search by title...').fill(title);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await form(page).getByLabel('Title').fill(words);
  },
  button: (page) => form(page).getByRole('button', { name: 'Save Update', exact: true }),
  done: 'Update item updated successfully!',
};

const visitor = (at: string, button: string, done: string): Save => ({
  at,
  call: ['POST', /^\/api\/messages$/],
  write: async ({ page, words }) => {
    await inMain(page).getByLabel('Name').fill('Chikondi');
    await inMain(page).getByLabel('Email').fill('chikondi@example.org');
    await inMain(page).getByLabel('Subject').fill('An offer');
    await inMain(page).getByLabel('Message').fill(words);
  },
  button: (page) => inMain(page).getByRole('button', { name: button }),
  failed: 'Failed to send message.',
  field: (page) => inMain(page).getByLabel('Message'),
  done,
  stored: (site, words) => total(site, '/messages', words),
});

const SAVES: Record<string, Save> = {
  'a new item': NEW_UPDATE,
  'a changed item': CHANGED_UPDATE,
  'an image': {
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
  },
  'a single record': QUOTE,
  'a page hero': HERO,
  "a visitor's comment": {
    at: '/news',
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
  },
  'a message': visitor('/contact-us', 'Send Message', 'Your message has been sent successfully!'),
  'an inquiry': visitor(
    '/get-involved',
    'Submit Inquiry',
    'Your message has been sent successfully! We will get back to you soon.',
  ),
};

let line: Awaited<ReturnType<typeof startBreakingLine>>;
let restoreRecords: () => Promise<void>;
let news: string;

test.beforeAll(async ({ site }) => {
  line = await startBreakingLine(site.url);
  restoreRecords = await keepRecords(site);
  news = (await site.keep<{ _id: string }>('POST', '/content/updates', { title: 'News', date: '2026-10-01' }))._id;
});
test.afterAll(async () => {
  await restoreRecords();
  await line.close();
});
test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

const open = (page: Page, at: string) => page.goto(line.url + (at === '/news' ? `/updates/${news}` : at));

for (const [name, save] of Object.entries(SAVES)) {
  test(`${name} is stored once and no text is lost whenever the connection breaks`, async ({ page, site }) => {
    await open(page, save.at);
    await expectStoredOnce({ page, site, line }, save, MOMENTS);
  });
}

for (const [name, save] of [
  ['a new item', NEW_UPDATE],
  ['a changed item', CHANGED_UPDATE],
] as const)
  test(`${name} changed after a lost answer is stored once, with the later text`, async ({ page, site }) => {
    await open(page, '/admin/updates');
    for (const moment of MOMENTS) {
      const [first, later] = [`First ${randomUUID()}`, `Later ${randomUUID()}`];
      await save.write({ page, site, words: first });
      const mend = await line.cut(page, save.call, moment);
      await save.button(page).click();
      await expect(failure(page, save.failed)).toBeVisible();
      await mend();
      await form(page).getByLabel('Title').fill(later);
      await save.button(page).click();
      await expect(success(page, save.done)).toBeVisible();
      expect([await save.stored(site, first), await save.stored(site, later)], moment).toEqual([0, 1]);
    }
  });

test('a new item saved again after a lost answer and a reload is stored once', async ({ page, site }) => {
  const words = `Reloaded ${randomUUID()}`;
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/admin/updates');
  await NEW_UPDATE.write({ page, site, words });
  const mend = await line.cut(page, NEW_UPDATE.call, 'after');
  await NEW_UPDATE.button(page).click();
  await expect(failure(page, NEW_UPDATE.failed)).toBeVisible();
  await mend();
  await page.reload();
  await page.getByRole('button', { name: 'Add New Update', exact: true }).click();
  await form(page).getByRole('button', { name: 'Restore' }).click();
  await NEW_UPDATE.button(page).click();
  await expect(success(page, NEW_UPDATE.done)).toBeVisible();
  expect(await NEW_UPDATE.stored(site, words)).toBe(1);
});

test('a visitor who changes a message after a lost answer chooses whether to send it as well', async ({
  page,
  site,
}) => {
  const [first, later] = [`First ${randomUUID()}`, `Later ${randomUUID()}`];
  const save = visitor('/contact-us', 'Send Message', 'Your message has been sent successfully!');
  await open(page, '/contact-us');
  await save.write({ page, site, words: first });
  const mend = await line.cut(page, save.call, 'after');
  await save.button(page).click();
  await expect(failure(page, save.failed)).toBeVisible();
  await mend();
  await inMain(page).getByLabel('Message').fill(later);
  await save.button(page).click();
  await expect(failure(page, 'Your earlier text had already arrived.')).toBeVisible();
  await expect(inMain(page).getByLabel('Message')).toHaveValue(later);
  expect([await save.stored(site, first), await save.stored(site, later)]).toEqual([1, 0]);
  await save.button(page).click();
  await expect(success(page, save.done)).toBeVisible();
  expect([await save.stored(site, first), await save.stored(site, later)]).toEqual([1, 1]);
});

/** Kinds of items that can be deleted: how to create one and how to find its row or card. */
const DELETIONS = {
  'an item': {
    at: (words: string) => `/admin/partners?search=${words}`,
    call: ['DELETE', /^\/api\/content\/partners\/[^/]+$/],
    add: storePartner,
    list: '/content/partners',
    role: 'article',
    failed: 'Failed to delete partner.',
  },
  'a message': {
    at: (words: string) => `/admin/messages?search=${words}`,
    call: ['DELETE', /^\/api\/messages\/[^/]+$/],
    add: (site: Site, name: string) =>
      site.keep('POST', '/messages', { name, email: 'g@example.org', subject: 'Water', message: 'Thanks.' }),
    list: '/messages',
    role: 'row',
    failed: 'Failed to delete message.',
  },
  'a comment': {
    at: (words: string) => `/admin/comments?search=${words}`,
    call: ['DELETE', /^\/api\/content\/comments\/[^/]+$/],
    add: (site: Site, guestName: string) =>
      site.keep('POST', '/content/comments', {
        updateId: news,
        guestName,
        guestEmail: 'g@example.org',
        commentText: 'Thanks.',
      }),
    list: '/content/comments',
    role: 'article',
    failed: 'Failed to delete comment.',
  },
} as const;

for (const [name, deletion] of Object.entries(DELETIONS))
  test(`${name} is deleted or can be deleted again whenever the connection breaks`, async ({ page, site }) => {
    for (const moment of MOMENTS) {
      const words = `${moment}${randomUUID().slice(0, 8)}`;
      await deletion.add(site, words);
      await open(page, deletion.at(words));
      const shown = inMain(page).getByRole(deletion.role).filter({ hasText: words });
      const remove = async () => {
        await shown.getByRole('button', { name: /^Delete/ }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      };
      const mend = await line.cut(page, deletion.call, moment);
      await expect(shown).toBeVisible();
      await remove();
      await expect(failure(page, deletion.failed)).toBeVisible();
      await mend();
      if (moment === 'before') await remove();
      // When the server has deleted it, the list updates by itself.
      await expect(shown).toHaveCount(0);
      await expect.poll(() => total(site, deletion.list, words), moment).toBe(0);
    }
  });

test('a message is marked as read or can be marked again whenever the connection breaks', async ({ page, site }) => {
  for (const moment of MOMENTS) {
    const name = `${moment}${randomUUID().slice(0, 8)}`;
    const message = { name, email: 'g@example.org', subject: 'Water', message: 'Thanks.' };
    await site.keep('POST', '/messages', message);
    await open(page, `/admin/messages?search=${name}`);
    const mend = await line.cut(page, ['PUT', /^\/api\/messages\/[^/]+\/read$/], moment);
    await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'View' }).click();
    await expect(form(page).getByText('Failed to update message read status.')).toBeVisible();
    await mend();
    await form(page).getByRole('button', { name: 'Mark as Read' }).click();
    await expect(form(page).getByRole('button', { name: 'Mark as Unread' })).toBeVisible();
    const { body } = await site.send<{ messages: { read: boolean }[] }>('GET', `/messages?search=${name}`, {
      as: 'administrator',
    });
    expect(body.messages, moment).toMatchObject([{ read: true }]);
  }
});
