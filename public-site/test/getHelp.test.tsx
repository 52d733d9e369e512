/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

const keep = (whatsapp: string) =>
  call('PUT', '/content/contact-details', {
    phone: '+265 1 000 111',
    email: 'a@example.org',
    address: 'Zomba',
    whatsapp,
  });

const help = async () => within(await screen.findByRole('region', { name: 'Get Help' }));
const chat = 'https://wa.me/2651000222';

beforeEach(startAfresh);

test.each(['/get-involved', '/contact-us'])('%s offers WhatsApp beside its form', async (path) => {
  await keep('+265 (1) 000-222');
  await renderSite(path);
  expect(await screen.findByRole('link', { name: 'Write to us on WhatsApp' })).toHaveAttribute('href', chat);
  expect(screen.getByRole('link', { name: '+265 (1) 000-222' })).toHaveAttribute('href', chat);
});

test('the footer leads to Get Help, within its page too, and to WhatsApp', async () => {
  await keep('+265 (1) 000-222');
  const { unmount } = await renderSite('/donate');
  const footer = () => within(screen.getByRole('contentinfo'));
  expect(await footer().findByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', chat);
  const link = () => footer().getByRole('link', { name: 'Get Help' });
  expect(link()).toHaveAttribute('href', '/get-involved#get-help');
  unmount();
  await renderSite('/get-involved');
  expect(await screen.findByRole('region', { name: 'Get Help' })).toHaveAttribute('id', 'get-help');
  expect(link()).toHaveAttribute('href', '#get-help');
});

test('people who need help find the telephone, and no WhatsApp while no number is stored', async () => {
  await keep('');
  await renderSite('/get-involved');
  const section = await help();
  expect(await section.findByRole('link', { name: '+265 1 000 111' })).toHaveAttribute('href', 'tel:+2651000111');
  expect(screen.queryByText(/WhatsApp/)).not.toBeInTheDocument();
});
