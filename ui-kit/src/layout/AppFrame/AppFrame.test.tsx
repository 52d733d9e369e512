import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../../test/stories';
import { KitProvider } from '../../theme';
import { AppFrame, type AppFrameProps } from './AppFrame';
import * as stories from './AppFrame.stories';

const { Wide, WithoutLogo } = composed(stories);
const sidebar = () => document.querySelector('[data-state]');
const original = window.matchMedia;

afterEach(() => {
  localStorage.clear();
  window.matchMedia = original;
});

/** Mocks the media query for narrow screens, because jsdom has no layout. */
const makeNarrow = () => {
  window.matchMedia = (query) => ({
    ...original(query),
    matches: query.includes('max-width: 767.95px'),
  });
};

test('has the landmarks of a screen, and marks the current screen', () => {
  render(<Wide />);
  for (const landmark of ['banner', 'main', 'contentinfo'])
    expect(screen.getByRole(landmark)).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'News (Updates)' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('navigation', { name: 'breadcrumb' })).toHaveTextContent('Today');
});

test('an entry opens for its current screen, and stays open after a person opened it', async () => {
  const messages = () => screen.queryByRole('link', { name: 'Messages , 5 unread' });
  const { rerender, unmount } = render(<Wide currentPath="/admin/messages" />);
  expect(messages()).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Inbox' }));
  expect(messages()).not.toBeInTheDocument();
  rerender(<Wide currentPath="/admin/quotes" />);
  expect(screen.getByRole('link', { name: 'Pages' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Inbox , 5 unread' }));
  expect(messages()).toBeVisible();
  unmount();
  render(<Wide />);
  expect(messages()).toBeVisible();
});

test('the button cycles the sidebar through open, minimized and closed', async () => {
  render(<Wide />);
  const button = screen.getByRole('button', { name: 'Toggle sidebar' });
  expect(sidebar()).toHaveAttribute('data-state', 'open');
  for (const state of ['minimized', 'closed', 'open']) {
    await userEvent.click(button);
    expect(sidebar()).toHaveAttribute('data-state', state);
    if (state === 'minimized') expect(screen.getByText('News')).toBeVisible();
  }
});

test('on a narrow screen the sidebar is closed, opens over the content, and closes by Escape', async () => {
  makeNarrow();
  // Not a story, because Storybook's StoryProviders caches the first media query result.
  render(
    <KitProvider>
      <AppFrame {...(Wide.args as AppFrameProps)} />
    </KitProvider>,
  );
  expect(sidebar()).toHaveAttribute('data-state', 'closed');
  await userEvent.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
  expect(sidebar()).toHaveAttribute('data-state', 'open');
  expect(screen.getByRole('main')).toHaveAttribute('inert');
  const bar = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
  expect(bar.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(bar.getByRole('link', { name: 'Inbox , 5 unread' })).toHaveAttribute(
    'href',
    '/admin/messages',
  );
  await userEvent.click(bar.getByRole('button', { name: 'Add' }));
  expect(await bar.findByRole('menuitem', { name: 'Write news' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(bar.queryByRole('menu')).not.toBeInTheDocument());
  await userEvent.keyboard('{Escape}');
  expect(sidebar()).toHaveAttribute('data-state', 'closed');
});

test('the button in the header opens the search', async () => {
  const onSearch = jest.fn();
  render(<Wide onSearch={onSearch} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search everything' }));
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('the user menu opens and works by mouse and keyboard', async () => {
  const onSelect = jest.fn();
  render(
    <Wide userMenu={[...(Wide.args.userMenu ?? []).slice(0, 2), { label: 'Logout', onSelect }]} />,
  );
  const button = screen.getByRole('button', { name: 'User menu for Grace Banda' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  const item = (name: string) => screen.getByRole('menuitem', { name });
  const expectClosed = () =>
    waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  for (const keys of ['{Enter}', ' ', '{ArrowDown}']) {
    act(() => button.focus());
    await userEvent.keyboard(keys);
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed();
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
  await expectClosed();
  expect(button).toHaveFocus();
});

test('shows an error when the logo failed to load', () => {
  render(<WithoutLogo />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch logo for sidebar.');
});
