/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from './renderSite';

test.each([
  ['/', 'No hero slides configured'],
  ['/', 'No latest updates available'],
  ['/', 'No quote configured yet'],
  ['/', 'No case studies found'],
  ['/about', 'No executive members found'],
  ['/case-studies', 'No case studies found'],
  ['/news', 'No news or updates found'],
  ['/use-cases', 'No use cases found'],
  ['/projects', 'No projects found.'],
  ['/donate', 'Bank details not configured yet'],
])('an empty %s says: %s', async (address, text) => {
  await renderSite(address);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['/about', 'About Lamp of Mercy Trust'],
  ['/case-studies', 'Case Studies'],
  ['/who-we-serve', 'Who We Serve'],
  ['/news', 'News & Updates'],
  ['/events', 'Our Events'],
  ['/use-cases', 'Our Use Cases'],
  ['/contact-us', 'Contact Us'],
  ['/donate', 'Support Our Mission'],
  ['/mission', 'Our Mission'],
  ['/get-involved', 'Get Involved'],
  ['/projects', 'Our Projects'],
])('%s falls back on the title: %s', async (address, title) => {
  await renderSite(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} | Lamp of Mercy Trust`);
});

test('without partners there is no partners section', async () => {
  await renderSite('/');
  expect(await screen.findByText('No latest updates available')).toBeVisible();
  // The section stands as a skeleton until the answer is there.
  await waitFor(() => expect(screen.queryByText('Our Partners')).not.toBeInTheDocument());
});

test('donate shows no part for which nothing is stored', async () => {
  await renderSite('/donate');
  expect(await screen.findByText('Bank details not configured yet')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2));
  expect(screen.queryByText('Write this as the reference:')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /gift/i })).not.toBeInTheDocument();
});

test('header and footer show the configured phone and e-mail while none are stored', async () => {
  await renderSite('/nowhere');
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name: '+265 1 000 000' })).toHaveAttribute('href', 'tel:+2651000000');
  expect(header.getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Social links' })).not.toBeInTheDocument();
});
