import type { Page } from '@playwright/test';
import { startBreakingLine } from '../fixtures/breakingLine';
import { listScreen } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test, type Site } from '../fixtures/test';
import { callsOf } from '../product/calls';
import { ADMINISTRATOR } from '../product/server';
import { testLostChange, type Change } from './lostChange';
import { storeComment } from './storedComment';
import { addEditor, emailOf, inviteEditor, PASSWORD } from './storedPerson';

test.use({ allowedInConsole: NETWORK_FAILURES });

let line: Awaited<ReturnType<typeof startBreakingLine>>;
test.beforeAll(async ({ site }) => {
  line = await startBreakingLine(site.url);
});
test.afterAll(() => line.close());

const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();
const answered = async <Body>(site: Site, path: string): Promise<Body> =>
  (await site.send<Body>('GET', path, { as: 'administrator' })).body;
const firstPicture = (page: Page) => page.getByRole('main').getByRole('article').first();

const NEW_PASSWORD = 'three quite other words';

const signInStatus = async (site: Site, name: string, password: string): Promise<number> =>
  (await site.send('POST', '/auth/login', { body: { email: emailOf(name), password } })).status;

const CHANGES: Record<string, Change> = {
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
  'accepting an invitation': {
    call: ['POST', /^\/api\/auth\/invitation\/accept$/],
    open: async ({ page, site, name, url }) => {
      await page.goto(url + (await inviteEditor(site, name)));
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Password').fill(PASSWORD);
    },
    press: (page) => page.getByRole('button', { name: 'Accept the invitation' }).click(),
    failed: 'The invitation could not be accepted.',
    isDone: (page, name) => expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`, ${name}$`)),
    stored: (site, name) => signInStatus(site, name, PASSWORD),
    expected: 200,
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
  'the description of a picture': {
    call: ['PUT', /^\/api\/pictures\/[^/]+$/],
    open: async ({ page, name, url }) => {
      await page.goto(`${url}/admin/pictures`);
      await firstPicture(page).getByLabel('What does the picture show?').fill(`Goats of ${name}`);
    },
    press: (page) => firstPicture(page).getByRole('button', { name: /^Save/ }).click(),
    failed: 'Failed to save the text.',
    showsItself: true,
    isDone: async (page, name) => {
      await expect(firstPicture(page).getByRole('button', { name: /^Save/ })).toHaveCount(0);
      await expect(firstPicture(page).getByLabel('What does the picture show?')).toHaveValue(`Goats of ${name}`);
    },
    stored: async (site, name) => {
      const { pictures } = await answered<{ pictures: { alt: string }[] }>(site, `/pictures?search=${name}`);
      return pictures.map(({ alt }) => alt.replace(name, 'NAME'));
    },
    expected: ['Goats of NAME'],
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
  'a change of several messages': {
    call: ['POST', /^\/api\/messages\/changes$/],
    open: async ({ page, site, name, url }) => {
      for (const subject of ['One', 'Two']) {
        const message = { name, email: emailOf(name), subject, message: `${subject} of ${name}`, source: 'contact' };
        await site.send('POST', '/messages', { body: message });
      }
      await page.goto(`${url}/admin/messages?search=${name}`);
      await page.getByLabel('Select all on this page').check();
    },
    press: (page) => page.getByRole('button', { name: 'Mark as Read' }).click(),
    failed: 'Failed to change 2 messages.',
    again,
    isDone: (page) => expect(listScreen(page).success('2 messages marked as read.')).toBeVisible(),
    stored: async (site, name) => {
      const { messages } = await answered<{ messages: { read: boolean }[] }>(site, `/messages?search=${name}`);
      return messages.map(({ read }) => read);
    },
    expected: [true, true],
  },
  'a duplicate': {
    call: ['POST', /^\/api\/content\/partners$/],
    open: async ({ page, site, name, url }) => {
      // A logo that exists, as the partners stay in the list of the tests that follow.
      const { partners } = await site.read<{ partners: { logo: string }[] }>('/content/partners?limit=1');
      await site.keep('POST', '/content/partners', { name, logo: partners[0]?.logo, order: 1 });
      await page.goto(`${url}/admin/partners?search=${name}`);
      await page.getByRole('button', { name: `Duplicate ${name}` }).click();
    },
    press: (page) => page.getByRole('button', { name: 'Add Partner' }).click(),
    failed: 'Failed to save partner.',
    isDone: (page) => expect(listScreen(page).success('Partner added successfully!')).toBeVisible(),
    stored: async (site, name) => {
      const { partners } = await site.read<{ partners: { name: string }[] }>(`/content/partners?search=${name}`);
      return partners.map((partner) => partner.name.replace(name, 'NAME')).sort();
    },
    expected: ['Copy of NAME', 'NAME'],
  },
};

for (const [what, change] of Object.entries(CHANGES)) testLostChange(what, change, () => line);
