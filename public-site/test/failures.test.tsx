/** @jest-environment ./jest/screen-environment.mjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getQueryClient } from '@charity-site/api-client/http';
import { disconnect, reconnect, renderSite } from './renderSite';

beforeEach(disconnect);
afterEach(reconnect);

const FAILURES: Record<string, string[]> = {
  '/': [
    'Failed to fetch hero slides.',
    'Failed to fetch latest updates.',
    'Failed to fetch groups.',
    'Failed to fetch quote.',
    'Failed to fetch case studies.',
    'Failed to fetch figures.',
    'Failed to fetch partners.',
  ],
  '/about': [
    'Error: Failed to fetch about us texts.',
    'Error: Failed to fetch executive members.',
    'Error loading hero: Failed to fetch About page hero image.',
  ],
  '/case-studies': [
    'Error: Failed to fetch case studies.',
    'Error loading hero: Failed to fetch Case Studies page hero image.',
  ],
  '/case-studies/1': ['Error: Failed to fetch case study details.'],
  '/who-we-serve': [
    'Error: Failed to fetch groups.',
    'Error loading hero: Failed to fetch Who We Serve page hero image.',
  ],
  '/news': [
    'Error: Failed to fetch news and updates.',
    'Error loading hero: Failed to fetch News & Updates page hero image.',
  ],
  '/updates/1': ['Error: Failed to fetch update details.'],
  '/events': [
    'Error: Failed to fetch events.',
    'Error loading hero: Failed to fetch Events page hero image.',
  ],
  '/events/1': ['Error: Failed to fetch event details.'],
  '/use-cases': [
    'Error: Failed to fetch use cases.',
    'Error loading hero: Failed to fetch Use Cases page hero image.',
  ],
  '/use-cases/1': ['Error: Failed to fetch use case details.'],
  '/contact-us': [
    'Error: Failed to fetch contact details.',
    'Error loading hero: Failed to fetch Contact Us page hero image.',
  ],
  '/donate': [
    'Error: Failed to fetch donation bank details.',
    'Error loading hero: Failed to fetch Donation page hero image.',
  ],
  '/mission': [
    'Error: Failed to fetch about us texts.',
    'Error loading hero: Failed to fetch Mission page hero image.',
  ],
  '/get-involved': ['Error loading hero: Failed to fetch Get Involved page hero image.'],
  '/projects': [
    'Error: Failed to fetch projects.',
    'Error loading hero: Failed to fetch Projects page hero image.',
  ],
  '/projects/1': ['Error: Failed to fetch project details.'],
  '/privacy': ['Error: Failed to fetch privacy page.'],
  '/safeguarding': ['Error: Failed to fetch safeguarding page.'],
  '/accessibility': ['Error: Failed to fetch accessibility page.'],
  '/documents': ['Error: Failed to fetch documents.'],
};

test("each page shows an error with 'Try again' for every part that fails to load", async () => {
  // Otherwise every page would wait before it retries its queries.
  const { queries } = getQueryClient().getDefaultOptions();
  getQueryClient().setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  const { router } = await renderSite('/nowhere');
  for (const [address, texts] of Object.entries(FAILURES)) {
    await act(() => router.navigate(address));
    for (const text of texts) {
      // A missing picture is not important enough for an alert.
      const role = text.startsWith('Error loading hero') ? 'status' : 'alert';
      const failure = (await screen.findByText(text)).closest<HTMLElement>(`[role="${role}"]`);
      expect(
        within(failure as HTMLElement).getByRole('button', { name: 'Try again' }),
      ).toBeVisible();
    }
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  }
});

test("header and footer show the configured contact offline, and 'Try again' reloads all parts", async () => {
  await renderSite('/news');
  fireEvent.click(await screen.findByRole('button', { name: 'OUR PROJECTS' }));
  expect(await screen.findByText('Failed to fetch project titles.')).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'View All Projects' })).toBeVisible();
  for (const role of ['banner', 'contentinfo'])
    for (const name of ['+265 1 000 000', 'hello@example.org'])
      expect(
        within(screen.getAllByRole(role)[0] as HTMLElement).getByRole('link', { name }),
      ).toBeVisible();
  const failure = await screen.findByText('Error: Failed to fetch news and updates.');
  reconnect();
  const alert = within(failure.closest('[role="alert"]') as HTMLElement);
  fireEvent.click(alert.getByText('Try again'));
  expect(await screen.findByText('No news or updates found')).toBeVisible();
  // One success reloads the others too.
  await waitFor(() => expect(screen.queryByText(/^Failed to fetch/)).not.toBeInTheDocument());
});
