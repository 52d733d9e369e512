import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('the landmarks of a screen are there, and the current screen is marked', () => {
  render(<Wide />);
  for (const landmark of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(landmark)).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Updates' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Messages , 5 unread' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent('Dashboard');
});

test('the sidebar goes round through open, minimized, where its links keep their names, and closed', async () => {
  render(<Wide />);
  const button = screen.getByRole('button', { name: 'Toggle sidebar' });
  expect(sidebar()).toHaveAttribute('data-state', 'open');
  for (const state of ['minimized', 'closed', 'open']) {
    await userEvent.click(button);
    expect(sidebar()).toHaveAttribute('data-state', state);
    if (state === 'minimized') expect(screen.getByRole('link', { name: 'Updates' })).toBeVisible();
  }
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

test('the user menu offers its items, to the keyboard too', async () => {
  const onSelect = jest.fn();
  render(<Wide userMenu={[...(Wide.args.userMenu ?? []).slice(0, 2), { label: 'Logout', onSelect }]} />);
  const button = screen.getByRole('button', { name: 'User menu of Grace Banda' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  const item = (name: string) => screen.getByRole('menuitem', { name });
  const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  for (const keys of ['{Enter}', ' ', '{ArrowDown}']) {
    act(() => button.focus());
    await userEvent.keyboard(keys);
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(button).toHaveFocus();
  }
  await userEvent.click(button);
  await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
  for (const [keys, name] of [
    ['{ArrowDown}', 'Account'],
    ['{Home}{ArrowUp}', 'Logout'],
    ['{Home}', 'Profile Settings'],
    ['l', 'Logout'],
  ] as const) {
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  await gone();
});

test('says when the logo could not be loaded', () => {
  render(<WithoutLogo />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch logo for sidebar.');
});
