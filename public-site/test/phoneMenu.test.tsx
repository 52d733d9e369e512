import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { ownPageLinksQuery, projectLinksQuery } from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import { Link, MemoryRouter } from 'react-router-dom';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { servedPage } from '../../jest/servedPage';
import { MobileMenu } from '../src/layout/MobileMenu';

const served = () => {
  getQueryClient().setQueryData(projectLinksQuery().queryKey, [{ _id: '7', title: 'Boreholes' }]);
  getQueryClient().setQueryData(ownPageLinksQuery().queryKey, [
    { _id: '8', title: 'Vacancies', slug: 'vacancies', showIn: 'both' },
    { _id: '9', title: 'Our Rules', slug: 'our-rules', showIn: 'footer' },
  ]);
  return servedPage(
    <KitProvider linkComponent={Link}>
      <QueryClientProvider client={getQueryClient()}>
        <MemoryRouter>
          <MobileMenu className="phone" />
        </MemoryRouter>
      </QueryClientProvider>
    </KitProvider>,
  );
};

const opener = () => screen.getByRole('button', { name: 'Open menu' });
/**
 * jsdom has no popovers, so the drawer and its content are hidden, and hidden elements have no
 * accessible names.
 */
const drawer = () => screen.getByRole('dialog', { hidden: true });

test('without script the button opens a popover with every link of the menu', () => {
  served();
  expect(drawer()).toHaveAttribute('popover', 'auto');
  expect(opener()).toHaveAttribute('popovertarget', drawer().id);
  // The groups are open and have no buttons, which would do nothing.
  const close = within(drawer()).getByRole('button', { hidden: true });
  expect(close).toHaveAttribute('aria-label', 'Close menu');
  expect(close).toHaveAttribute('popovertarget', drawer().id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
  const links = within(drawer()).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['HOME', '/'],
    ['About Us', '/about'],
    ['Events', '/events'],
    ['News & Updates', '/news'],
    ['Contact Us', '/contact-us'],
    ['Vacancies', '/vacancies'],
    ['Boreholes', '/projects/7'],
    ['View All Projects', '/projects'],
    ['CASE STUDIES', '/case-studies'],
    ['WHO WE SERVE', '/who-we-serve'],
    ['SEARCH', '/search'],
    ['DONATE', '/donate'],
    ['Chichewa', '/ny'],
  ]);
});

test('hydration removes a closed drawer and its popover attributes', () => {
  served().start();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  expect(opener()).not.toHaveAttribute('popovertarget');
  expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
});
