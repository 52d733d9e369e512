import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn } from '../../fixtures/logIn';
import { expect, type Site } from '../../fixtures/test';

/** The password of the editors that tests add. */
export const PASSWORD = 'correct-horse-battery';

export const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;

/** Adds an editor with this name. */
export const addEditor = async (site: Site, name: string): Promise<void> => {
  const invitation = { email: emailOf(name), role: 'editor' };
  const { path } = await site.sendOk<{ path: string }>('POST', '/people/invitations', invitation);
  const [, token] = path.split('#');
  const acceptance = { token, name, password: PASSWORD };
  expect((await site.send('POST', '/auth/invitation/accept', { body: acceptance })).status).toBe(
    201,
  );
};

/** Adds an editor, who logs in. @returns the email */
export const logInAsNewEditor = async (page: Page, site: Site): Promise<string> => {
  const name = `Ruth${randomUUID().slice(0, 8)}`;
  const email = emailOf(name);
  await addEditor(site, name);
  await page.goto('/admin/login');
  await logIn(page, { email, password: PASSWORD });
  return email;
};
