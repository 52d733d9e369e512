import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import { KitProvider } from '../theme';
import { AppFrame, type AppFrameProps } from './AppFrame';
import * as stories from './AppFrame.stories';

const { Wide, WithoutLogo } = composed(stories);
const sidebar = () => document.querySelector('[data-state]');
const original = window.matchMedia;

afterEach(() => {
  window.matchMedia = original;
});

/** jsdom has no layout; this mocks the answer to the narrow-screen media query. */
const makeNarrow = () => {
  window.matchMedia = (query) => ({ ...original(query), matches: query.includes('max-width: 767.95px') });
};

test('the landmarks of a screen are there, and the current screen is marked', async () => {
  const { container } = render(<Wide />);
  for (const landmark of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(landmark)).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Updates' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Messages , 5 unread' })).toBeVisible();
  await expectAccessible(container);
});

test('the sidebar goes round through open, minimized and closed', async () => {
  render(<Wide />);
  const button = screen.getByRole('button', { name: 'Toggle sidebar' });
  expect(sidebar()).toHaveAttribute('data-state', 'open');
  for (const state of ['minimized', 'closed', 'open']) {
    await userEvent.click(button);
    expect(sidebar()).toHaveAttribute('data-state', state);
  }
});

test('minimized, its links still have their names', async () => {
  render(<Wide />);
  await userEvent.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
  expect(
    within(screen.getByRole('navigation', { name: 'Administration' })).getByRole('link', { name: 'Dashboard' }),
  ).toBeVisible();
});

test('on a narrow screen it is closed by default, opens over the content, and Escape closes it', async () => {
  makeNarrow();
  // Rendered without Storybook's KitStage, which caches the first media query result.
  render(
    <KitProvider>
      <AppFrame {...(Wide.args as AppFrameProps)} />
    </KitProvider>,
  );
  expect(sidebar()).toHaveAttribute('data-state', 'closed');
  await userEvent.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
  expect(sidebar()).toHaveAttribute('data-state', 'open');
  expect(screen.getByRole('main')).toHaveAttribute('inert');
  await userEvent.keyboard('{Escape}');
  expect(sidebar()).toHaveAttribute('data-state', 'closed');
});

test('the user menu offers its items', async () => {
  const onSelect = jest.fn();
  render(<Wide userMenu={[{ label: 'Logout', onSelect }]} />);
  const button = screen.getByRole('button', { name: /Grace Banda/ });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('the breadcrumbs lead back', () => {
  render(<Wide />);
  expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent('Dashboard');
});

test('says when the logo could not be loaded', () => {
  render(<WithoutLogo />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch logo for sidebar.');
});
