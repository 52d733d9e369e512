/** @jest-environment ./jest/screen-environment.mjs */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../test/answer';
import { getQueryClient, http } from '@charity-site/api-client/http';
import { getToken, setToken } from '@charity-site/api-client/session';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { startFlakyProxy } from '../../../test/startFlakyProxy';
import { write } from '../../../test/write';

beforeEach(async () => {
  getQueryClient().clear();
  await startAfresh();
});
afterEach(async () => {
  setToken(contentServer.token);
  const { data } = await http.get<{ people: { _id: string; email: string }[] }>('/people');
  for (const { _id, email } of data.people)
    if (email !== contentServer.admin.email) await http.delete(`/people/${_id}`);
});

/** Adds an editor; resolves to the token of their session. */
const addEditor = async (name: string): Promise<string> => {
  const email = `${name.toLowerCase()}@example.org`;
  const headers = { Authorization: `Bearer ${contentServer.token}` };
  const { data } = await http.post<{ path: string }>(
    '/people/invitations',
    { email, role: 'editor' },
    { headers },
  );
  const draft = { token: data.path.split('#')[1], name, password: 'three-other-words' };
  return (await http.post<{ token: string }>('/auth/invitation/accept', draft)).data.token;
};

test('reports an invitation link without a token, and accepts one again after a lost response', async () => {
  const first = renderAdmin('/admin/invitation', { signedIn: false });
  expect(
    await screen.findByText(
      'This address is not complete. Please open the whole link of your invitation.',
    ),
  ).toBeVisible();
  cleanup();
  first.router.dispose();
  const headers = { Authorization: `Bearer ${contentServer.token}` };
  const draft = { email: 'ruth@example.org', role: 'editor' };
  const { data } = await http.post<{ path: string }>('/people/invitations', draft, { headers });
  const proxy = await startFlakyProxy();
  proxy.cut(/^POST \/api\/auth\/invitation\/accept$/, 'after');
  http.defaults.baseURL = `${proxy.url}/api`;
  try {
    const { place } = renderAdmin(data.path, { signedIn: false });
    write(await screen.findByLabelText('Name'), 'Ruth');
    write(screen.getByLabelText('Password'), 'three-other-words');
    await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    proxy.mend();
    await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    await waitFor(() => expect(place()).toBe('/admin'));
    expect(getToken()).not.toBeNull();
  } finally {
    http.defaults.baseURL = undefined;
    await proxy.close();
  }
});

test('requires an email for an invitation, and shows its link', async () => {
  renderAdmin('/admin/people');
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create invitation' }));
  expect(await screen.findByText('Email is required.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  write(screen.getByLabelText('Email'), 'ruth@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Create invitation' }));
  expect(
    await screen.findByRole('heading', { name: 'Invitation for ruth@example.org' }),
  ).toBeVisible();
  expect(screen.getByText(/\/admin\/invitation#[\w-]{43}$/)).toBeVisible();
  expect(await screen.findByText(/^Editor\. Invited by Administrator, until /)).toBeVisible();
});

test('shows an editor the content screens, and tells them which are for administrators only', async () => {
  setToken(await addEditor('Ruth'));
  renderAdmin('/admin/donation-details', { signedIn: false });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Only for administrators',
  );
  const sidebar = within(screen.getByRole('navigation', { name: 'Administration' }));
  await userEvent.click(sidebar.getByRole('button', { name: 'Settings' }));
  const names = sidebar.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(
    expect.arrayContaining(['Today', 'News (Updates)', 'Events', 'Pages', 'History', 'Trash']),
  );
  for (const name of ['Messages', 'Comments', 'People', 'Releases'])
    expect(names).not.toContain(name);
  expect(sidebar.queryByRole('button', { name: 'Inbox' })).not.toBeInTheDocument();
  await userEvent.click(sidebar.getByRole('link', { name: 'Pages' }));
  const parts = (
    await screen.findAllByRole('link', {
      name: /^(Hero Carousel|Partners|Executive Members|Documents)/,
    })
  ).length;
  expect(parts).toBe(4);
  expect(
    screen.queryByRole('link', { name: /^(Page Heroes|Quote|Giving)/ }),
  ).not.toBeInTheDocument();
});

test('changes the confirmed person, and keeps the last administrator', async () => {
  await addEditor('Ruth');
  renderAdmin('/admin/people');
  await userEvent.click(await screen.findByRole('button', { name: 'Make administrator (Ruth)' }));
  await answer('Make administrator');
  expect(await screen.findByText('Ruth is an administrator now.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Make editor (Administrator)' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'End access of Ruth' }));
  await answer('End access');
  expect(await screen.findByText('Ruth no longer has access.')).toBeVisible();
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: /^(End access|Make editor)/ }),
    ).not.toBeInTheDocument(),
  );
});
