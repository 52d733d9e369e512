/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

const keep = (whatsapp: string) =>
  call('PUT', '/content/contact-details', {
    phone: '+265 1 000 111',
    email: 'a@example.org',
    address: 'P.O. Box 12, Zomba',
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

test('on Contact Us the telephone and WhatsApp have icons of their own, and a post-office box stays on one line', async () => {
  await keep('+265 (1) 000-222');
  await renderSite('/contact-us');
  const iconOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('path');
  await screen.findByRole('link', { name: '+265 (1) 000-222' });
  expect(iconOf('WhatsApp')).toHaveAttribute('d', expect.stringMatching(/./));
  expect(iconOf('WhatsApp')).not.toHaveAttribute('d', iconOf('Phone')?.getAttribute('d'));
  const boxes = screen.getAllByText('P.O. Box 12,');
  expect(boxes.map(({ style }) => style.display)).toEqual(['inline-block', 'inline-block']);
});

test('the comment form offers WhatsApp, too', async () => {
  await keep('+265 (1) 000-222');
  const update = { title: 'A pump', date: '2026-10-01', description: '<p>Water.</p>' };
  const { _id } = await call<{ _id: string }>('POST', '/content/updates', update);
  await renderSite(`/updates/${_id}`);
  expect(await screen.findByRole('link', { name: 'Write to us on WhatsApp' })).toHaveAttribute('href', chat);
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
