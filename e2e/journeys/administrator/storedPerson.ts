import { expect, type Site } from '../../fixtures/test';

/** The password of the editors that tests add. */
export const PASSWORD = 'correct-horse-battery';

export const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;

/** Invites an editor. @returns the path of the page where the invitation is accepted */
export const inviteEditor = async (site: Site, name: string): Promise<string> =>
  (await site.keep<{ path: string }>('POST', '/people/invitations', { email: emailOf(name), role: 'editor' })).path;

/** Gives access to an editor of this name. */
export const addEditor = async (site: Site, name: string): Promise<void> => {
  const [, token] = (await inviteEditor(site, name)).split('#');
  const acceptance = { token, name, password: PASSWORD };
  expect((await site.send('POST', '/auth/invitation/accept', { body: acceptance })).status).toBe(201);
};
