/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { screen } from '@testing-library/react';
import { configureSite } from '@charity-site/api-client/http';
import { hydrateRemote } from '@charity-site/shell/server-testing';
import routes from '../src/routes';

const { matchMedia } = window;
const errors = jest.spyOn(console, 'error').mockImplementation(() => {});

/** A phone that is scrolled, prefers reduced motion, and keeps a text from yesterday: nothing that the server knows. */
const anotherBrowser = () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: true });
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true });
  const values = { name: 'Tamanda', email: '', subject: '', message: 'I wrote this before.', source: 'contact' };
  localStorage.setItem('unsent:contact:1', JSON.stringify({ values, at: new Date().toISOString() }));
};

beforeEach(() => configureSite({ today: '2025-03-01' }));
afterEach(() => {
  window.matchMedia = matchMedia;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  localStorage.clear();
  errors.mockClear();
});

const hydrated = async (address: string) => {
  const { html, differences, remove } = await hydrateRemote(routes, address, anotherBrowser);
  expect(differences).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
  return { html, remove };
};

test.each([
  '/',
  '/news?page=2',
  '/about',
  '/case-studies',
  '/who-we-serve',
  '/events',
  '/use-cases',
  '/donate',
  '/mission',
  '/get-involved',
  '/projects',
  '/nowhere',
])('%s is the same in the HTML and in the first browser render', async (address) => {
  const { html, remove } = await hydrated(address);
  expect(html).toContain('© 2025 Lamp of Mercy Trust');
  // Corrected after the first render.
  expect(screen.getByText(`© ${new Date().getFullYear()} Lamp of Mercy Trust`)).toBeVisible();
  remove();
});

test.each([
  ['updates', 'updates'],
  ['case-studies', 'caseStudies'],
  ['events', 'events'],
  ['use-cases', 'useCases'],
  ['projects', 'projects'],
])('a page of %s is the same in the HTML and in the first browser render', async (path, list) => {
  const answer = await fetch(`${contentServer.url}/api/content/${path}?limit=1`);
  const [item] = ((await answer.json()) as Record<string, { _id: string; title: string }[]>)[list] ?? [];
  const { html, remove } = await hydrated(`/${path}/${item?._id}`);
  expect(html).toMatch(/<h1 style="--kit-heading-most:[\d.]+vw">/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(item?.title ?? '?');
  remove();
});

test('a form gets the text that was not sent once its HTML is hydrated', async () => {
  const { html, remove } = await hydrated('/contact-us');
  expect(html).not.toContain('I wrote this before.');
  expect(await screen.findByText('You wrote this before and have not sent it yet.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('I wrote this before.');
  remove();
});
