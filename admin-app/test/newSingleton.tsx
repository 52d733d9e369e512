/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../jest/serverCall';
import { renderAdmin, startAfresh } from './renderAdmin';

// Run by build/checks/contributing in a copy of the sources, after it has followed the recipes of
// CONTRIBUTING.

beforeEach(startAfresh);

test('the new singleton is listed with the page that shows it, and is stored by its form', async () => {
  renderAdmin('/admin/pages');
  const page = within(await screen.findByRole('list', { name: 'Visit Us' }));
  await userEvent.click(page.getByRole('link', { name: /Directions/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Directions' })).toBeVisible();
  expect(screen.getByText('On the page Visit Us.')).toBeVisible();
  await userEvent.type(await screen.findByLabelText('Text'), 'Behind the market.');
  await userEvent.click(screen.getByRole('button', { name: 'Add Directions' }));
  expect(await screen.findByText('Directions saved successfully!')).toBeVisible();
  expect(await call('GET', '/content/directions')).toMatchObject({ text: 'Behind the market.' });
});

test('the new field is in the form of the contact details, and is stored', async () => {
  const details = { phone: '+265 1 000 000', email: 'office@example.org', address: 'Zomba' };
  await call('PUT', '/content/contact-details', details);
  renderAdmin('/admin/contact-details');
  await userEvent.type(await screen.findByLabelText('Opening Hours'), 'Monday to Friday');
  await userEvent.click(screen.getByRole('button', { name: 'Update Contact Details' }));
  expect(await screen.findByText('Contact details saved successfully!')).toBeVisible();
  expect(await call('GET', '/content/contact-details')).toMatchObject({
    ...details,
    hours: 'Monday to Friday',
  });
});
