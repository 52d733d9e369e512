/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import { getQueryClient } from '@charity-site/api-client/http';
import { renderSite } from './renderSite';

const keep = (press: object) =>
  fetch(`${contentServer.url}/api/content/contact-details`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${contentServer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+265 1 000 111', email: 'a@example.org', address: 'Zomba', ...press }),
  });

beforeEach(async () => {
  await contentServer.reset();
  getQueryClient().clear();
});

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
