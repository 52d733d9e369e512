/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, within } from '@testing-library/react';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

const store = (more: object) =>
  call('PUT', '/content/contact-details', {
    phone: '+265 1 000 111',
    email: 'info%20desk#1@example.org',
    address: 'P.O. Box 12, Zomba',
    ...more,
  });

const NUMBER = '+265 (0)1 000-222';
const chat = 'https://wa.me/2651000222';

beforeEach(startAfresh);

const PRESS = {
  pressName: 'Head of Communications',
  pressEmail: 'press%20desk#1@example.org',
  pressPhone: '+265 1 000 333',
};

const footer = () => within(screen.getByRole('contentinfo'));
const expectChat = async (name: string) =>
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', chat);

test.each(['/contact-us', '/get-involved'])(
  'the form of %s offers WhatsApp below its button',
  async (path) => {
    await store({ whatsapp: NUMBER });
    await renderSite(path);
    await expectChat('Write to us on WhatsApp');
    await expectChat(NUMBER);
    const [send, instead] = [
      screen.getByRole('button', { name: /^(Send|Submit)/ }),
      screen.getByText('No email address?'),
    ];
    expect(send.compareDocumentPosition(instead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('the form of comments does not offer WhatsApp', async () => {
  await store({ whatsapp: NUMBER });
  const update = { title: 'A pump', date: '2026-10-01', description: '<p>Water.</p>' };
  const { _id } = await call<{ _id: string }>('POST', '/content/updates', update);
  await renderSite(`/updates/${_id}`);
  expect(await screen.findByRole('button', { name: 'Submit Comment' })).toBeVisible();
  expect(screen.queryByText('No email address?')).not.toBeInTheDocument();
});

test.each(['/contact-us', '/documents'])('%s shows the press contact', async (path) => {
  await store(PRESS);
  await renderSite(path);
  const block = within(await screen.findByRole('region', { name: 'Press and partners' }));
  expect(block.getByText('Head of Communications')).toBeVisible();
  expect(block.getByRole('link', { name: 'press%20desk#1@example.org' })).toHaveAttribute(
    'href',
    'mailto:press%2520desk%231@example.org',
  );
  expect(block.getByRole('link', { name: '+265 1 000 333' })).toHaveAttribute(
    'href',
    'tel:+2651000333',
  );
});

test('header, footer and page show the contact details', async () => {
  await store({});
  await renderSite('/contact-us');
  await within(screen.getByRole('main')).findByRole('link', { name: 'info%20desk#1@example.org' });
  const [header] = screen.getAllByRole('banner').map((banner) => within(banner));
  for (const part of [footer(), header, within(screen.getByRole('main'))])
    expect(part?.getByRole('link', { name: 'info%20desk#1@example.org' })).toHaveAttribute(
      'href',
      'mailto:info%2520desk%231@example.org',
    );
  // A post-office box does not break.
  const boxes = screen.getAllByText('P.O. Box 12,');
  expect(boxes.map(({ style }) => style.display)).toEqual(['inline-block', 'inline-block']);
});

test('the footer links to WhatsApp, the calendar and the news feed', async () => {
  await store({ whatsapp: NUMBER });
  await renderSite('/contact-us');
  expect(await footer().findByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', chat);
  expect(footer().getByRole('link', { name: 'Events in your calendar' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:.*\/events\.ics$/),
  );
  expect(footer().getByRole('link', { name: 'News feed (RSS)' })).toHaveAttribute(
    'href',
    '/feed.xml',
  );
});

test('the footer links to Get Help, with only the hash on the page itself', async () => {
  await store({});
  const { router } = await renderSite('/contact-us');
  const getHelp = () => footer().getByRole('link', { name: 'Get Help' });
  expect(getHelp()).toHaveAttribute('href', '/get-involved#get-help');
  await act(() => router.navigate('/get-involved'));
  expect(await screen.findByRole('region', { name: 'Get Help' })).toHaveAttribute('id', 'get-help');
  expect(getHelp()).toHaveAttribute('href', '#get-help');
});

test('Get Help, header and footer link every stored telephone number', async () => {
  await store({ whatsapp: '', phone: '\u202a+265 (0)1 000 111\u202c / 0991 234 567, Mondays' });
  await renderSite('/get-involved');
  const section = await screen.findByRole('region', { name: 'Get Help' });
  const [header] = screen.getAllByRole('banner');
  for (const part of [section, header ?? section, screen.getByRole('contentinfo')]) {
    expect(await within(part).findByRole('link', { name: '0991 234 567' })).toHaveAttribute(
      'href',
      'tel:0991234567',
    );
    expect(within(part).getByRole('link', { name: '+265 (0)1 000 111' })).toHaveAttribute(
      'href',
      'tel:+2651000111',
    );
  }
});

test('shows no WhatsApp link and no press contact if none is stored', async () => {
  await store({ whatsapp: '' });
  await renderSite('/contact-us');
  expect(await screen.findByRole('link', { name: 'Directions' })).toBeVisible();
  expect(screen.queryByText(/WhatsApp/)).not.toBeInTheDocument();
  expect(screen.queryByText('Press and partners')).not.toBeInTheDocument();
});
