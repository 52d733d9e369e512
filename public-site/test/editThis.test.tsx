/** @jest-environment ./jest/screen-environment.mjs */
import { screen } from '@testing-library/react';
import { setToken } from '@charity-site/api-client/session';
import { editLinksAt } from '../src/editing/editLinks';
import { call } from '../../jest/serverCall';
import { renderSite } from './renderSite';

afterEach(() => localStorage.clear());

test.each([
  ['/updates/a-well', 'editor', ['/admin/updates?edit=a-well']],
  ['/case-studies/0193/', 'editor', ['/admin/case-studies?edit=0193']],
  [
    '/donate',
    'administrator',
    ['/admin/page-heroes?page=donation', '/admin/giving', '/admin/donation-details'],
  ],
  ['/donate', 'editor', []],
  ['/news/', 'editor', ['/admin/updates']],
  ['/privacy', 'administrator', ['/admin/privacy']],
  ['/safeguarding', 'editor', []],
  ['/accessibility', 'administrator', ['/admin/accessibility']],
  ['/documents', 'editor', ['/admin/documents']],
  ['/search', 'administrator', []],
])('%s links an %s to the forms of its content', (path, role, hrefs) => {
  expect(editLinksAt(path, role).map(({ href }) => href)).toEqual(hrefs);
});

test('a signed-in person sees links to the form of an item and to the forms of a page', async () => {
  setToken(contentServer.token);
  const { unmount } = await renderSite('/events/any');
  expect(await screen.findByRole('link', { name: 'Edit this' })).toHaveAttribute(
    'href',
    '/admin/events?edit=any',
  );
  unmount();
  await renderSite('/about');
  expect(await screen.findByRole('complementary', { name: 'Editing' })).toHaveTextContent(
    'Edit thisTitle and picture of the pageAbout us textsExecutive members',
  );
});

test('a signed-in person sees a link to the form of an own page', async () => {
  setToken(contentServer.token);
  const { _id } = await call<{ _id: string }>('POST', '/content/pages', {
    title: 'Vacancies',
    image: '',
    content: '<p>Nurse.</p>',
    summary: '',
    showIn: 'none',
    order: 0,
  });
  await renderSite('/vacancies');
  expect(await screen.findByRole('link', { name: 'Edit this' })).toHaveAttribute(
    'href',
    `/admin/own-pages?edit=${_id}`,
  );
});
