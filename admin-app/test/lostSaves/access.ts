import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../../jest/serverCall';
import { answer, click, fill, again, type Save } from './save';

interface People {
  people: { _id: string; name: string; email: string }[];
  invitations: { _id: string; email: string }[];
}

const EMAIL = 'ruth@example.org';

const invite = () => call<{ path: string }>('POST', '/people/invitations', { email: EMAIL, role: 'editor' });
const addPerson = async () => {
  const [, token] = (await invite()).path.split('#');
  await call('POST', '/auth/invitation/accept', { token, name: 'Ruth', password: 'three-other-words' });
};
const signInElsewhere = () => call('POST', '/auth/login', contentServer.admin);
const people = () => call<People>('GET', '/people');
const otherSessions = async () =>
  (await call<{ sessions: { isCurrent: boolean }[] }>('GET', '/auth/sessions')).sessions.filter(
    ({ isCurrent }) => !isCurrent,
  ).length;

/** Changes of one's own account and of the access of others. */
export const ACCESS: Record<string, Save> = {
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
    stored: async () => (await people()).people.filter(({ email }) => email === EMAIL),
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
    press: async () => userEvent.click((await screen.findAllByRole('button', { name: /^Log out .+,/ }))[0] as Element),
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
      userEvent.click(await screen.findByLabelText('Tell me about new messages and comments to check')),
    again,
    failed: 'Failed to change alerts.',
    done: 'You get no more alerts.',
    stored: async () => (await call<{ wanted: boolean }>('GET', '/alerts')).wanted,
    expected: false,
  },
  "one's own name": {
    call: /^PUT \/api\/auth\/name$/,
    at: '/admin/account',
    open: () => fill('New Name', 'Grace'),
    press: () => click('Change Name'),
    failed: 'Failed to change the name.',
    done: 'Name changed successfully!',
    stored: async () => (await people()).people.map(({ name }) => name),
    expected: ['Grace'],
  },
};
