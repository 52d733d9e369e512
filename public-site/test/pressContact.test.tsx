/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

const keep = (press: object) =>
  call('PUT', '/content/contact-details', {
    phone: '+265 1 000 111',
    email: 'a@example.org',
    address: 'Zomba',
    ...press,
  });

beforeEach(startAfresh);

test.each(['/contact-us', '/documents'])('%s names whom press and partners reach', async (path) => {
  await keep({ pressName: 'Head of Communications', pressEmail: 'press@example.org', pressPhone: '+265 1 000 222' });
  await renderSite(path);
  const block = within(await screen.findByRole('region', { name: 'Press and partners' }));
  expect(block.getByText('Head of Communications')).toBeVisible();
  expect(block.getByRole('link', { name: 'press@example.org' })).toHaveAttribute('href', 'mailto:press@example.org');
  expect(block.getByRole('link', { name: '+265 1 000 222' })).toHaveAttribute('href', 'tel:+2651000222');
});

test('nothing is shown while nobody is named', async () => {
  await keep({});
  await renderSite('/contact-us');
  expect(await screen.findByRole('link', { name: 'Directions' })).toBeVisible();
  expect(screen.queryByText('Press and partners')).not.toBeInTheDocument();
});
