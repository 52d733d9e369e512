import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { BrokenCall, MOMENTS } from '../../fixtures/breakingLine';
import { answer, listScreen } from '../../fixtures/listScreen';
import { expect, type Site } from '../../fixtures/test';
import { callsOf } from '../../fixtures/product/calls';
import { ADMINISTRATOR } from '../../fixtures/product/server';
import type { Line } from './lostForms';
import { storeComment } from './storedComment';
import { addEditor, emailOf, PASSWORD } from './storedPerson';

/** One kind of change without a form of its own, and how to check what was stored. */
interface Change {
  call: BrokenCall;
  /** Stores an item of this name and opens the screen with the button. `url` is that of the line. */
  open: (use: { page: Page; site: Site; name: string; url: string }) => Promise<void>;
  /** Presses the button. */
  press: (page: Page, name: string) => Promise<void>;
  failed: string;
  /** Presses again after a failure; the same button by default. */
  again?: (page: Page) => Promise<void>;
  /** Checks that the change is done, also where the lost call has done it. */
  isDone: (page: Page, name: string) => Promise<void>;
  /** True when the screen shows by itself, without another press, that the lost call was executed. */
  showsItself?: boolean;
  stored: (site: Site, name: string) => Promise<unknown>;
  expected: unknown;
}

/**
 * Cuts the line at moments of a change: it is done once, or can be done again, and nothing that was typed is lost. The page
 * is signed in.
 */
export const expectDoneOnce = async (
  { page, site, line }: { page: Page; site: Site; line: Line },
  change: Change,
  moments: readonly (typeof MOMENTS)[number][],
): Promise<void> => {
  for (const moment of moments) {
    const name = `${moment}${randomUUID().slice(0, 8)}`;
    await change.open({ page, site, name, url: line.url });
    const mend = await line.cut(page, change.call, moment);
    await change.press(page, name);
    await expect(page.getByRole('alert').filter({ hasText: change.failed })).toBeInViewport();
    await mend();
    if (moment === 'before' || !change.showsItself) await (change.again ?? change.press)(page, name);
    await change.isDone(page, name);
    await expect.poll(() => change.stored(site, name), moment).toEqual(change.expected);
  }
};

const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();
const answered = async <Body>(site: Site, path: string): Promise<Body> =>
  (await site.send<Body>('GET', path, { as: 'administrator' })).body;

const NEW_PASSWORD = 'three quite other words';

const signInStatus = async (site: Site, name: string, password: string): Promise<number> =>
  (await site.send('POST', '/auth/login', { body: { email: emailOf(name), password } })).status;

/** Stores a partner whose logo is that of a partner of the demo content. */
const storePartner = async (site: Site, name: string): Promise<{ _id: string }> => {
  const { partners } = await site.read<{ partners: { logo: string }[] }>('/content/partners?limit=1');
  return site.keep('POST', '/content/partners', { name, logo: partners[0]?.logo, order: 1 });
};

/** Number of stored partners of the name. */
const storedPartners = async (site: Site, name: string): Promise<number> =>
  (await site.read<{ totalItems: number }>(`/content/partners?search=${name}`)).totalItems;

const inTrash = async (site: Site, name: string): Promise<number> => {
  const { body } = await site.send<{ items: { title: string }[] }>('GET', '/trash?limit=100', { as: 'administrator' });
  return body.items.filter(({ title }) => title === name).length;
};
const openTrash: Change['open'] = async ({ page, site, name, url }) => {
  await site.keep('DELETE', `/content/partners/${(await storePartner(site, name))._id}`);
  await page.goto(`${url}/admin/trash`);
};

/** Changes whose line breaks, by their name. */
export const CHANGES = {
  'an invitation': {
    call: ['POST', /^\/api\/people\/invitations$/],
    open: async ({ page, name, url }) => {
      await page.goto(`${url}/admin/people`);
      await page.getByRole('button', { name: 'Invite a person' }).click();
      await page.getByLabel('Email').fill(emailOf(name));
    },
    press: (page) => page.getByRole('button', { name: 'Make the invitation' }).click(),
    failed: 'The invitation could not be made.',
    isDone: (page, name) =>
      expect(page.getByRole('heading', { name: `Invitation for ${emailOf(name)}` })).toBeVisible(),
    stored: async (site, name) => {
      const { invitations } = await answered<{ invitations: { email: string }[] }>(site, '/people');
      return invitations.filter(({ email }) => email === emailOf(name)).length;
    },
    expected: 1,
  },
  'a new password by a recovery code': {
    call: ['POST', /^\/api\/auth\/forgotten-password\/code$/],
    open: async ({ page, site, name, url }) => {
      await addEditor(site, name);
      const password = PASSWORD;
      const { codes } = await callsOf(site.url, { email: emailOf(name), password }).keep<{ codes: string[] }>(
        'POST',
        '/auth/recovery-codes',
        { password },
      );
      await page.goto(`${url}/admin/forgotten-password`);
      await page.getByLabel('Email').fill(emailOf(name));
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Recovery Code').fill(codes[0] ?? '');
      await page.getByLabel('New Password').fill(NEW_PASSWORD);
    },
    press: (page) => page.getByRole('button', { name: 'Set the new password' }).click(),
    failed: 'The new password was not set.',
    isDone: (page) => expect(page.getByRole('status')).toContainText('Your new password is set.'),
    stored: async (site, name) => [
      await signInStatus(site, name, NEW_PASSWORD),
      await signInStatus(site, name, PASSWORD),
    ],
    expected: [200, 401],
  },
  'new recovery codes': {
    call: ['POST', /^\/api\/auth\/recovery-codes$/],
    open: async ({ page, url }) => {
      await page.goto(`${url}/admin/account`);
      await page.getByRole('button', { name: 'New recovery codes' }).click();
      await page.getByRole('dialog').getByLabel('Password').fill(ADMINISTRATOR.password);
    },
    press: (page) => page.getByRole('button', { name: 'Make the codes' }).click(),
    failed: 'The codes did not arrive. Earlier codes may have stopped working. Please try again.',
    isDone: (page) =>
      expect(page.getByRole('group', { name: 'Your new recovery codes' }).getByRole('listitem')).toHaveCount(10),
    stored: async (site) => (await answered<{ left: number }>(site, '/auth/recovery-codes')).left,
    expected: 10,
  },
  'a change of a role': {
    call: ['PUT', /^\/api\/people\/[^/]+\/role$/],
    open: async ({ page, site, name, url }) => {
      await addEditor(site, name);
      await page.goto(`${url}/admin/people`);
    },
    press: async (page, name) => {
      await page.getByRole('button', { name: `Make administrator (${name})` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Make administrator' }).click();
    },
    failed: 'The role could not be changed.',
    showsItself: true,
    isDone: (page, name) => expect(page.getByRole('button', { name: `Make editor (${name})` })).toBeVisible(),
    stored: async (site, name) => {
      const { people } = await answered<{ people: { name: string; role: string }[] }>(site, '/people');
      const { changes } = await answered<{ changes: { title: string; action: string }[] }>(
        site,
        '/history?list=people',
      );
      return [
        ...people.filter((person) => person.name === name).map(({ role }) => role),
        ...changes.filter(({ title }) => title === name).map(({ action }) => action),
      ];
    },
    // The history begins with the newest change.
    expected: ['administrator', 'madeAdministrator', 'joined'],
  },
  'hiding a comment': {
    call: ['PUT', /^\/api\/content\/comments\/[^/]+\/status$/],
    open: async ({ page, site, name, url }) => {
      await storeComment(site, name);
      await page.goto(`${url}/admin/comments?search=${name}`);
    },
    press: (page, name) => listScreen(page).card(name).getByRole('button', { name: /^Hide/ }).click(),
    failed: 'Failed to change the comment.',
    again,
    isDone: (page) => expect(listScreen(page).success('Comment hidden.')).toBeVisible(),
    stored: async (site, name) => {
      const { comments } = await answered<{ comments: { status: string }[] }>(site, `/content/comments?search=${name}`);
      return comments.map(({ status }) => status);
    },
    expected: ['hidden'],
  },
  'deleting an item': {
    call: ['DELETE', /^\/api\/content\/partners\/[^/]+$/],
    open: async ({ page, site, name, url }) => {
      await storePartner(site, name);
      await page.goto(`${url}/admin/partners?search=${name}`);
    },
    press: async (page, name) => {
      await listScreen(page).remove(name).click();
      await answer(page, 'partner', 'Delete');
    },
    failed: 'Failed to delete partner.',
    // When the server has deleted it, the list updates by itself.
    showsItself: true,
    isDone: (page, name) => expect(listScreen(page).card(name)).toHaveCount(0),
    stored: storedPartners,
    expected: 0,
  },
  'Undo of a deletion': {
    call: ['POST', /^\/api\/content\/partners\/[^/]+\/restore$/],
    open: async ({ page, site, name, url }) => {
      await storePartner(site, name);
      await page.goto(`${url}/admin/partners?search=${name}`);
      await listScreen(page).remove(name).click();
      await answer(page, 'partner', 'Delete');
    },
    press: (page) => page.getByRole('button', { name: 'Undo' }).click(),
    failed: 'Failed to bring back the partner.',
    again,
    isDone: async (page, name) => {
      await expect(listScreen(page).success('The partner is back.')).toBeVisible();
      await expect(listScreen(page).card(name)).toBeVisible();
    },
    stored: storedPartners,
    expected: 1,
  },
  'restoring from the trash': {
    call: ['POST', /^\/api\/trash\/[^/]+\/restore$/],
    open: openTrash,
    press: (page, name) => page.getByRole('button', { name: `Restore partner “${name}”` }).click(),
    failed: 'Failed to bring back the partner',
    showsItself: true,
    isDone: (page, name) => expect(page.getByRole('button', { name: `Restore partner “${name}”` })).toHaveCount(0),
    stored: async (site, name) => [await storedPartners(site, name), await inTrash(site, name)],
    expected: [1, 0],
  },
  'deleting for good': {
    call: ['DELETE', /^\/api\/trash\/[^/]+$/],
    open: openTrash,
    press: async (page, name) => {
      await page.getByRole('button', { name: `Delete for good partner “${name}”` }).click();
      await answer(page, name, 'Delete');
    },
    failed: 'Failed to delete the partner',
    showsItself: true,
    isDone: (page, name) =>
      expect(page.getByRole('button', { name: `Delete for good partner “${name}”` })).toHaveCount(0),
    stored: async (site, name) => [await storedPartners(site, name), await inTrash(site, name)],
    expected: [0, 0],
  },
  'restoring a version': {
    call: ['POST', /^\/api\/history\/[^/]+\/restore$/],
    open: async ({ page, site, name, url }) => {
      const draft = { title: name, date: '2026-10-01', description: '<p>Rain</p>' };
      const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', draft);
      await site.keep('PUT', `/content/updates/${_id}`, { ...draft, title: `Later ${name}` });
      await page.goto(`${url}/admin/updates?search=${name}`);
      await listScreen(page).edit(name).click();
      await page.getByRole('button', { name: 'Earlier versions' }).click();
    },
    press: (page) => page.getByRole('button', { name: 'Restore this version' }).click(),
    failed: 'Failed to restore the version.',
    isDone: (page) => expect(page.getByText(/^The version of .* was restored\.$/)).toBeVisible(),
    stored: async (site, name) => {
      const { updates } = await site.read<{ updates: { title: string }[] }>(`/content/updates?search=${name}`);
      return updates.map(({ title }) => title.replace(name, 'NAME'));
    },
    expected: ['NAME'],
  },
} satisfies Record<string, Change>;
