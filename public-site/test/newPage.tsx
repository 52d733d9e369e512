/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

// Run by build/checks/contributing in a copy of the sources, after applying the recipes of
// CONTRIBUTING.

beforeEach(startAfresh);

test('the footer links to the new page, which shows the singleton', async () => {
  await call('PUT', '/content/directions', { text: 'Behind the market.' });
  await renderSite('/search');
  await userEvent.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Visit Us' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Visit Us' })).toBeVisible();
  expect(await screen.findByText('Behind the market.')).toBeVisible();
});

test('the page Contact Us shows the new field', async () => {
  await call('PUT', '/content/contact-details', {
    phone: '+265 1 000 000',
    email: 'office@example.org',
    address: 'Zomba',
    hours: 'Monday to Friday',
  });
  await renderSite('/contact-us');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Opening hours')).toBeVisible();
  expect(main.getByText('Monday to Friday')).toBeVisible();
});
