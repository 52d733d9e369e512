/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import { LANGUAGES, splitLanguage } from '@charity-site/api-client/entities';
import { configureSite } from '@charity-site/api-client/http';
import { call } from '../../jest/serverCall';
import { loadTexts } from '../src/i18n/load';
import { renderSite, startAfresh } from './renderSite';

// Run by build/checks/contributing in a copy of the sources, after applying the example of
// docs/languages.md.

const QUOTE = '/content/quote';

beforeEach(startAfresh);

test('every page links to its page in the new language', async () => {
  await renderSite('/search?q=madzi');
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link', { name: /^Chi/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Chichewa', '/ny/search?q=madzi'],
    ['Chitumbuka', '/tum/search?q=madzi'],
  ]);
});

test('a page shows translated texts and content, and the rest in English', async () => {
  const { language } = splitLanguage('/tum/search');
  expect(language).toBe(LANGUAGES.at(-1)?.code);
  await call('PUT', QUOTE, { text: 'The listening came first.', author: 'Eliness' });
  await call('PUT', `${QUOTE}/translations/tum`, { text: 'Kupulika kukayamba.' });
  configureSite({ language });
  await loadTexts();
  await renderSite('/search');
  expect(screen.getByRole('heading', { level: 1, name: 'Penjani' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Quick links' })).toBeVisible();
  expect(await call('GET', `${QUOTE}?language=tum`)).toMatchObject({
    text: 'Kupulika kukayamba.',
    author: 'Eliness',
    untranslated: ['author'],
  });
});
