/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen } from '@testing-library/react';
import { configureSite } from '@charity-site/api-client/http';
import { hydrateRemote } from '@charity-site/shell/server-testing';
import { call } from '../../jest/serverCall';
import routes from '../src/routes';

const UNTIL = '2040-01-01T10:00:00.000Z';

beforeEach(async () => {
  configureSite({ today: '2026-12-01' });
  await contentServer.reset();
  await call('PUT', '/content/notice', {
    text: 'The office is closed today.',
    link: '/contact-us',
    kind: 'warning',
    from: '',
    until: UNTIL,
  });
});

afterEach(() => {
  jest.useRealTimers();
  configureSite({ language: 'en' });
});

const hydrate = (meanwhile = () => {}) => hydrateRemote(routes, '/nowhere', meanwhile);

test('the notice comes before the header in the HTML, in the language of the page', async () => {
  const { html, differences, remove } = await hydrate();
  expect(differences).toEqual([]);
  expect(html).toContain('The office is closed today.');
  const notice = screen.getByRole('region', { name: 'Notice' });
  expect(notice).toHaveTextContent('Warning: The office is closed today. Read More');
  expect(notice.nextElementSibling).toBe(screen.getByRole('banner'));
  remove();

  await call('PUT', '/content/notice/translations/ny', { text: 'Ofesi yatsekedwa lero.' });
  configureSite({ language: 'ny' });
  const inChichewa = await hydrate();
  expect(screen.getByRole('region', { name: 'Chidziwitso' })).toHaveTextContent(
    'Chenjezo: Ofesi yatsekedwa lero. Werengani Zambiri',
  );
  inChichewa.remove();
});

test('the notice disappears from an open page at its end', async () => {
  const { differences, remove } = await hydrate(() => {
    const now = Date.parse(UNTIL) - 60_000;
    jest.useFakeTimers({ now, advanceTimers: true, doNotFake: ['queueMicrotask'] });
  });
  expect(differences).toEqual([]);
  expect(screen.getByRole('region', { name: 'Notice' })).toBeVisible();
  act(() => jest.advanceTimersByTime(75_000));
  expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull();
  remove();
});

test('a cached page that is opened after the end hydrates and hides the notice', async () => {
  const { html, differences, remove } = await hydrate(() => {
    const now = Date.parse(UNTIL) + 60_000;
    jest.useFakeTimers({ now, advanceTimers: true, doNotFake: ['queueMicrotask'] });
  });
  expect(html).toContain('The office is closed today.');
  expect(differences).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull();
  remove();
});
