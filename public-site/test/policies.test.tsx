/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import { configureSite, getQueryClient } from '@charity-site/api-client/http';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

beforeEach(startAfresh);
afterEach(() => configureSite({ language: 'en' }));

test('the page Privacy says what the website stores until the organisation has written its own text', async () => {
  const { unmount } = await renderSite('/privacy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(await screen.findByText(/a cookie with a number from 0 to 9999/)).toBeVisible();
  expect(screen.queryByText(/^Last changed on/)).not.toBeInTheDocument();
  unmount();
  await call('PUT', '/content/privacy', { text: '<h1>Our list</h1><p>We keep a list of members.</p>' });
  getQueryClient().clear();
  await renderSite('/privacy');
  expect(await screen.findByText('We keep a list of members.')).toBeVisible();
  expect(screen.getByText(/^Last changed on \d+ \w+ \d{4}$/)).toBeVisible();
  expect(screen.queryByText(/0 to 9999/)).not.toBeInTheDocument();
});

test('the page Safeguarding says who to tell, also while there is no statement', async () => {
  await renderSite('/safeguarding');
  expect(await screen.findByText('We have not published our safeguarding statement yet.')).toBeVisible();
  const ask = within(screen.getByRole('region', { name: 'Are you worried about somebody?' }));
  expect(ask.getByRole('link', { name: '+265 1 000 000' })).toHaveAttribute('href', 'tel:+2651000000');
  expect(ask.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute('href', 'mailto:hello@example.org');
});

test.each(['/contact-us', '/get-involved'])('the form of %s says what it is for and leads to Privacy', async (path) => {
  await renderSite(path);
  const purpose = await screen.findByText(/^We use what you send only to answer you\./);
  expect(purpose.closest('form')).not.toBeNull();
  expect(within(purpose).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('the text that came with the program is marked as English in Chichewa', async () => {
  configureSite({ language: 'ny' });
  await renderSite('/privacy');
  const text = await screen.findByText(/0 to 9999/);
  expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
});
