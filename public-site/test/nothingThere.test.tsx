/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from './renderSite';

/** Titles and texts of pages without stored content. */
const EMPTY: [address: string, title: string, ...texts: string[]][] = [
  ['/about', 'About Lamp of Mercy Trust', 'No executive members found'],
  ['/case-studies', 'Case Studies', 'No case studies found'],
  ['/who-we-serve', 'Who We Serve'],
  ['/news', 'News & Updates', 'No news or updates found'],
  ['/events', 'Our Events'],
  ['/use-cases', 'Our Use Cases', 'No use cases found'],
  ['/contact-us', 'Contact Us'],
  ['/mission', 'Our Mission'],
  ['/get-involved', 'Get Involved'],
  ['/projects', 'Our Projects', 'No projects found.'],
  ['/donate', 'Support Our Mission', 'Bank details not configured yet'],
];

test('each page shows its fallback title and a message for empty content', async () => {
  const { router } = await renderSite('/nowhere');
  for (const [address, title, ...texts] of EMPTY) {
    await act(() => router.navigate(address));
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} | Lamp of Mercy Trust`));
    expect(document.querySelector('h1')).toHaveTextContent(title);
  }
  // Donate hides sections without stored content.
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
  expect(screen.queryByText('Write this as the reference:')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /gift/i })).not.toBeInTheDocument();
});

test('home shows messages for empty content and hides the partners', async () => {
  await renderSite('/');
  for (const text of [
    'No hero slides configured',
    'No latest updates available',
    'No quote configured yet',
    'No case studies found',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  // The section is a skeleton until the response arrives.
  await waitFor(() => expect(screen.queryByText('Our Partners')).not.toBeInTheDocument());
});

test('the header shows the configured phone and email', async () => {
  await renderSite('/');
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: '+265 1 000 000' })).toHaveAttribute(
    'href',
    'tel:+2651000000',
  );
  expect(header.getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Social links' })).not.toBeInTheDocument();
});
