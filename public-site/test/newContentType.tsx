/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

// Run by build/checks/contributing in a copy of the sources, after applying the example of
// docs/content-type-with-pages.md.

const LIST = '/content/stories-of-change';
const story = {
  title: 'Clean water for Chikwete',
  content: '<p>The pump <strong>works</strong> every morning.</p>',
};

interface Story {
  _id: string;
}
const searchHrefs = async (search: string, language = 'en') =>
  (
    await call<{ results: { href: string }[] }>('GET', `/search?q=${search}&language=${language}`)
  ).results.map(({ href }) => href);

beforeEach(startAfresh);

test('a story is a card on the list, which links to its page', async () => {
  await call('POST', LIST, story);
  await call('POST', `${LIST}?drafts=true`, { ...story, title: 'Not yet', status: 'draft' });
  const { router } = await renderSite('/stories-of-change');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('The pump works every morning.')).toBeVisible();
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    story.title,
  ]);
  await userEvent.click(main.getByRole('link', { name: story.title }));
  expect(await main.findByRole('heading', { level: 1, name: story.title })).toBeVisible();
  expect(await main.findByText('works')).toBeVisible();
  expect(router.state.location.pathname).toBe('/stories-of-change/clean-water-for-chikwete');
});

test('the site search finds a story and its translation', async () => {
  const { _id } = await call<Story>('POST', LIST, story);
  const page = '/stories-of-change/clean-water-for-chikwete';
  expect(await searchHrefs('morning')).toEqual([page]);
  const words = { title: 'Madzi abwino', content: '<p>Mpope ukugwira ntchito.</p>' };
  await call('PUT', `${LIST}/${_id}/translations/ny`, words);
  expect(await searchHrefs('mpope', 'ny')).toEqual([page]);
  await call('DELETE', `${LIST}/${_id}`);
  expect(await searchHrefs('morning')).toEqual([]);
});
