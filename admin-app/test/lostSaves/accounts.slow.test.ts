/** @jest-environment ./jest/screen-environment.mjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../../jest/serverCall';
import { answer } from '../answer';
import { again, breakSaves, click, fill } from './breakSaves';

interface People {
  people: { _id: string; name: string; email: string; role: string }[];
  invitations: { _id: string; email: string }[];
}

const EMAIL = 'ruth@example.org';

const people = () => call<People>('GET', '/people');
const others = async () =>
  (await people()).people.filter(({ email }) => email !== contentServer.admin.email);
/** Removes people and invitations of earlier saves, which a reset of the content does not. */
const expelOthers = async () => {
  for (const { _id } of await others()) await call('DELETE', `/people/${_id}`);
  for (const { _id } of (await people()).invitations)
    await call('DELETE', `/people/invitations/${_id}`);
};
const invite = async () => {
  await expelOthers();
  return call<{ path: string }>('POST', '/people/invitations', { email: EMAIL, role: 'editor' });
};
const addPerson = async () => {
  const [, token] = (await invite()).path.split('#');
  await call('POST', '/auth/invitation/accept', { token, name: 'Ruth', password: PASSWORD });
};
const PASSWORD = 'three-other-words';
const NEW_PASSWORD = 'three quite other words';
const post = async <Body>(
  path: string,
  body: object,
  token?: string,
): Promise<{ status: number; body: Body }> => {
  const answer = await fetch(`${contentServer.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
};
const signIn = (password: string) =>
  post<{ token: string }>('/auth/login', { email: EMAIL, password });

let code = '';
/** Adds a person with recovery codes. */
const addPersonWithCodes = async () => {
  await addPerson();
  const { token } = (await signIn(PASSWORD)).body;
  const { body } = await post<{ codes: string[] }>(
    '/auth/recovery-codes',
    { password: PASSWORD },
    token,
  );
  [code = ''] = body.codes;
};

const signInElsewhere = () => call('POST', '/auth/login', contentServer.admin);
const otherSessions = async () =>
  (await call<{ sessions: { isCurrent: boolean }[] }>('GET', '/auth/sessions')).sessions.filter(
    ({ isCurrent }) => !isCurrent,
  ).length;

breakSaves({
  'an invitation': {
    call: /^POST \/api\/people\/invitations$/,
    arrange: expelOthers,
    at: '/admin/people',
    open: async () => {
      await click('Invite a person');
      await fill('Email', EMAIL);
    },
    press: () => click('Create invitation'),
    failed: 'The invitation could not be created.',
    done: `Invitation for ${EMAIL}`,
    stored: async () => (await people()).invitations.map(({ email }) => email),
    expected: [EMAIL],
  },
  'a change of a role': {
    call: /^PUT \/api\/people\/[^/]+\/role$/,
    arrange: addPerson,
    at: '/admin/people',
    press: async () => {
      await click('Make administrator (Ruth)');
      await answer('Make administrator');
    },
    failed: 'The role could not be changed.',
    showsItself: true,
    stored: async () => [
      ...(await others()).map(({ role }) => role),
      ...(
        await call<{ changes: { action: string }[] }>('GET', '/history?list=people&limit=2')
      ).changes.map(({ action }) => action),
    ],
    // The history begins with the newest change.
    expected: ['administrator', 'madeAdministrator', 'joined'],
  },
  'a new password by a recovery code': {
    call: /^POST \/api\/auth\/forgotten-password\/code$/,
    arrange: addPersonWithCodes,
    at: '/admin/forgotten-password',
    open: async () => {
      await fill('Email', EMAIL);
      await click('Continue');
      await fill('Recovery Code', code);
      await fill('New Password', NEW_PASSWORD);
    },
    press: () => click('Set the new password'),
    failed: 'The new password was not set.',
    done: /^Your new password is set\./,
    stored: async () => [(await signIn(NEW_PASSWORD)).status, (await signIn(PASSWORD)).status],
    expected: [200, 401],
  },
  'the end of an access': {
    call: /^DELETE \/api\/people\/[^/]+$/,
    arrange: addPerson,
    at: '/admin/people',
    press: async () => {
      await click('End access of Ruth');
      await answer('End access');
    },
    failed: 'The access of Ruth could not be ended.',
    showsItself: true,
    stored: others,
    expected: [],
  },
  'the withdrawal of an invitation': {
    call: /^DELETE \/api\/people\/invitations\/[^/]+$/,
    arrange: invite,
    at: '/admin/people',
    press: async () => {
      await click(/^Withdraw/);
      await answer('Withdraw invitation');
    },
    failed: 'The invitation could not be withdrawn.',
    showsItself: true,
    stored: async () => (await people()).invitations,
    expected: [],
  },
  'the end of a session': {
    call: /^DELETE \/api\/auth\/sessions\/[^/]+$/,
    arrange: signInElsewhere,
    at: '/admin/account',
    press: async () =>
      userEvent.click(
        (await screen.findAllByRole('button', { name: /^Log out .+,/ }))[0] as Element,
      ),
    failed: 'Failed to log out.',
    showsItself: true,
    stored: otherSessions,
    expected: 0,
  },
  'the end of all other sessions': {
    call: /^DELETE \/api\/auth\/sessions$/,
    arrange: signInElsewhere,
    at: '/admin/account',
    press: () => click('Log out everywhere else'),
    failed: 'Failed to log out.',
    showsItself: true,
    stored: otherSessions,
    expected: 0,
  },
  alerts: {
    call: /^PUT \/api\/alerts$/,
    arrange: () => call('PUT', '/alerts', { wanted: true }),
    at: '/admin/account',
    press: async () =>
      userEvent.click(
        await screen.findByLabelText('Tell me about new messages and comments to check'),
      ),
    again,
    failed: 'Failed to change alerts.',
    done: 'You get no more alerts.',
    stored: async () => (await call<{ wanted: boolean }>('GET', '/alerts')).wanted,
    expected: false,
  },
  "one's own name": {
    call: /^PUT \/api\/auth\/name$/,
    arrange: expelOthers,
    at: '/admin/account',
    open: () => fill('New Name', 'Grace'),
    press: () => click('Change Name'),
    failed: 'Failed to change the name.',
    done: 'Name changed successfully!',
    stored: async () => (await people()).people.map(({ name }) => name),
    expected: ['Grace'],
  },
});
