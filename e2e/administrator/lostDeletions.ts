import type { BrokenCall } from '../fixtures/breakingLine';
import { expect, type Site } from '../fixtures/test';
import { inMain, total } from './lostAnswer';
import type { Change } from './lostChange';
import { storeComment } from './storedComment';
import { storePartner } from './storedPartner';

interface Deletion {
  /** Path of the screen with the list. */
  screen: string;
  call: BrokenCall;
  add: (site: Site, name: string) => Promise<unknown>;
  /** Path of the call for the list. */
  list: string;
  role: 'article' | 'row';
  failed: string;
}

const deletion = ({ screen, call, add, list, role, failed }: Deletion): Change => ({
  call,
  open: async ({ page, site, name, url }) => {
    await add(site, name);
    await page.goto(`${url}${screen}?search=${name}`);
  },
  press: async (page, name) => {
    const shown = inMain(page).getByRole(role).filter({ hasText: name });
    await shown.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  },
  failed,
  // When the server has deleted it, the list updates by itself.
  showsItself: true,
  isDone: (page, name) => expect(inMain(page).getByRole(role).filter({ hasText: name })).toHaveCount(0),
  stored: (site, name) => total(site, list, name),
  expected: 0,
});

export const DELETED_PARTNER = deletion({
  screen: '/admin/partners',
  call: ['DELETE', /^\/api\/content\/partners\/[^/]+$/],
  add: storePartner,
  list: '/content/partners',
  role: 'article',
  failed: 'Failed to delete partner.',
});

/** Deletions of the kinds of items. */
export const DELETIONS: Record<string, Change> = {
  'deleting an item': DELETED_PARTNER,
  'deleting a message': deletion({
    screen: '/admin/messages',
    call: ['DELETE', /^\/api\/messages\/[^/]+$/],
    add: (site, name) =>
      site.keep('POST', '/messages', { name, email: 'g@example.org', subject: 'Water', message: 'Thanks.' }),
    list: '/messages',
    role: 'row',
    failed: 'Failed to delete message.',
  }),
  'deleting a comment': deletion({
    screen: '/admin/comments',
    call: ['DELETE', /^\/api\/content\/comments\/[^/]+$/],
    add: storeComment,
    list: '/content/comments',
    role: 'article',
    failed: 'Failed to delete comment.',
  }),
};
