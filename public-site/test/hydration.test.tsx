/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { screen } from '@testing-library/react';
import { DEFAULT_LANGUAGE } from '@charity-site/api-client/entities';
import { configureSite } from '@charity-site/api-client/http';
import { hydrated, hydratePages } from './hydratePages';
import { SOME_PAGES } from './somePages';

hydratePages((path) => SOME_PAGES.includes(path));

test('a page in another language hydrates without differences', async () => {
  configureSite({ language: 'ny' });
  const { html, remove } = await hydrated('/contact-us');
  expect(html).toContain('Tumizani Uthenga');
  remove();
  configureSite({ language: DEFAULT_LANGUAGE });
});

test('a form restores an unsent text after hydration', async () => {
  const { html, remove } = await hydrated('/contact-us');
  expect(html).not.toContain('I wrote this before.');
  expect(await screen.findByText('You have an unsent message.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('I wrote this before.');
  remove();
});
