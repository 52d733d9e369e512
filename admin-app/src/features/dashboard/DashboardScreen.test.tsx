/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { renderAdmin } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { write } from '../../../test/write';
import { AREAS } from '../../shared/adminAreas';

test('shows a tile for each area with its count, unread messages, and the next events', async () => {
  const requests: string[] = [];
  const recording = http.interceptors.response.use((response) => {
    requests.push(http.getUri(response.config).replace(/^.*\/api/, ''));
    return response;
  });
  renderAdmin('/admin');
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: /^Good (morning|afternoon|evening|night)/,
    }),
  ).toBeVisible();
  const tiles = within(screen.getByRole('region', { name: 'Content areas' }));
  expect(await tiles.findByRole('link', { name: '14 News (Updates)' })).toHaveAttribute(
    'href',
    '/admin/updates',
  );
  expect(await tiles.findByRole('link', { name: '13 Messages 5 unread' })).toBeVisible();
  for (const { path, label } of AREAS)
    expect(
      tiles.getByRole('link', {
        name: new RegExp(`^(\\d+ )?${label}( \\(Updates\\))?( \\d+ \\w+)?$`),
      }),
    ).toHaveAttribute('href', `/admin/${path}`);
  const events = within(screen.getByRole('region', { name: 'Upcoming Events' }));
  expect(await events.findAllByRole('heading', { level: 3 })).toHaveLength(5);
  http.interceptors.response.eject(recording);
  expect(requests.sort()).toEqual([
    '/auth/verify-token',
    '/content/logo',
    '/content/upcoming-events?limit=5',
    '/dashboard',
    '/dashboard/checks',
  ]);
  // The public site opens in another tab.
  expect(screen.getByRole('link', { name: 'View the site' })).toHaveAttribute('target', '_blank');
});

test('shows what needs attention, and a panel with the remaining sample content', async () => {
  const { updates } = await call<{ updates: { _id: string }[] }>('GET', '/content/updates?limit=1');
  await call('POST', '/content/comments', {
    updateId: updates[0]?._id,
    guestName: 'Grace Banda',
    guestEmail: 'grace@example.org',
    commentText: 'See https://example.org',
  });
  renderAdmin('/admin');
  const waiting = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(await waiting.findByRole('link', { name: '5 unread messages' })).toHaveAttribute(
    'href',
    '/admin/messages?read=false',
  );
  expect(waiting.getByRole('link', { name: '1 held comment' })).toHaveAttribute(
    'href',
    '/admin/comments?category=waiting',
  );
  expect(waiting.getByText(/^Next event: /)).toBeVisible();
  expect(waiting.getByText(/^Last news: /)).toBeVisible();
  const seen = within(
    screen.getByRole('region', { name: /^Sample or missing content: \d+ places$/ }),
  );
  expect(seen.getByRole('progressbar')).toBeVisible();
  expect(
    seen.getByRole('link', { name: 'A sample bank account on the page Donate' }),
  ).toBeVisible();
  expect(seen.getByRole('link', { name: 'Sample news' })).not.toBeVisible();
  // First steps are only shown without demo content.
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Write news' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add New Update' }));
  write(form.getByLabelText('Title'), 'A'.repeat(91));
  expect(
    await form.findByText('Title: Too long: 91 characters. 90 or fewer look best.'),
  ).toBeVisible();
});

test('sample content is collapsed once bank account, contact and logo are replaced', async () => {
  const stored = await call<Record<string, string>>('GET', '/content/contact-details');
  await call('PUT', '/content/contact-details', {
    ...stored,
    phone: '+265 999 123 456',
    email: 'us@ours.mw',
    address: 'Zomba',
  });
  const account = {
    bankName: 'Our Bank',
    accountName: 'Us',
    accountNumber: '12',
    swiftCode: 'OURS',
  };
  await call('PUT', '/content/donation-details', account);
  await call('PUT', '/content/logo', { url: '/uploads/ours.png', altText: 'Ours' });
  await call('POST', '/content/events', {
    title: 'A plan',
    date: '2030-01-01T08:00:00.000Z',
    location: 'Zomba',
    status: 'draft',
  });
  renderAdmin('/admin');
  const folded = await screen.findByText(/^Sample or missing content: \d+ places$/);
  expect(screen.getByRole('link', { name: 'Sample news', hidden: true })).not.toBeVisible();
  await userEvent.click(folded);
  expect(screen.getByRole('link', { name: 'Sample news' })).toBeVisible();
  const checks = within(screen.getByRole('region', { name: 'What to check' }));
  expect(await checks.findByRole('link', { name: /^\d+ drafts? in Events$/ })).toHaveAttribute(
    'href',
    '/admin/events?status=draft',
  );
});

test('an item that nobody has changed for a year is confirmed with one press', async () => {
  const page = await call<{ _id: string }>('POST', '/content/pages', {
    title: 'Vacancies',
    showIn: 'none',
  });
  await contentServer.database
    .updateTable('pages')
    .set({ updatedAt: '2024-05-03T08:00:00.000Z' })
    .execute();
  await contentServer.database
    .updateTable('changes')
    .set({ at: '2024-05-03T08:00:00.000Z' })
    .where('item', '=', page._id)
    .execute();
  renderAdmin('/admin');
  const checks = within(await screen.findByRole('region', { name: 'What to check' }));
  expect(await checks.findByText('Nobody has changed this for a year')).toBeVisible();
  expect(checks.getByText('Own Pages, last changed on 3 May 2024')).toBeVisible();
  expect(checks.getByRole('link', { name: 'Vacancies' })).toHaveAttribute(
    'href',
    `/admin/own-pages?edit=${page._id}`,
  );
  const button = checks.getByRole('button', { name: 'Still right “Vacancies”' });
  await userEvent.dblClick(button);
  expect(await checks.findByRole('status')).toHaveTextContent(
    'Noted. You will be reminded again in a year.',
  );
  expect(button).toHaveFocus();
  cleanup();
  renderAdmin('/admin/history');
  expect(
    await screen.findByText('Administrator said that the page “Vacancies” is still right.'),
  ).toBeVisible();
  cleanup();
  renderAdmin('/admin');
  await screen.findByRole('link', { name: /in Events not in Chichewa$/ });
  expect(screen.queryByText('Nobody has changed this for a year')).not.toBeInTheDocument();
});

test('shows the time of the last backup, as an alert once it is three days old', async () => {
  const storeBackup = (daysAgo: number) =>
    contentServer.database
      .insertInto('site_state')
      .values({
        key: 'last-backup',
        value: new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString(),
      })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .execute();
  await storeBackup(0);
  renderAdmin('/admin');
  expect(
    await screen.findByText(/^Last backup: today, \d\d:\d\d\. Last tried: never$/),
  ).toBeVisible();
  cleanup();
  await storeBackup(4);
  renderAdmin('/admin');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Last backup: .+\. Please tell the person who looks after the site\.$/,
  );
});

test('shows a failed job of the server as an alert with its reason', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();
  const storeFailedJob = (text: string, reason: string, last: string) =>
    contentServer.database
      .insertInto('site_state')
      .values({
        key: `failed-round: ${text}`,
        value: JSON.stringify({ text, reason, since: at(0), at: last }),
      })
      .execute();
  await storeFailedJob(
    'The backup of this night could not be made.',
    'There is no folder /mnt/backups.',
    at(0),
  );
  // Not tried since.
  await storeFailedJob('Mails could not be sent.', '', at(-3));
  renderAdmin('/admin');
  expect(await screen.findByText(/could not be made/)).toHaveTextContent(
    /^The backup of this night could not be made\. There is no folder \/mnt\/backups\. First tried today, \d\d:\d\d\. Please tell the person who looks after the site\.$/,
  );
  expect(screen.queryByText(/Mails could not be sent/)).not.toBeInTheDocument();
});
