import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { servedPage } from '../../../../jest/servedPage';
import { composed } from '../../../test/stories';
import { KitProvider } from '../../theme';
import { NavMenu } from './NavMenu';
import * as stories from './NavMenu.stories';

const { Closed, LongList, OnOneOfItsPages } = composed(stories);

const trigger = () => screen.getByRole('button', { name: 'ABOUT' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const expectClosed = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument();

test('opens on click and links to its pages', async () => {
  render(<Closed />);
  await userEvent.click(screen.getByRole('button', { name: 'ABOUT', expanded: false }));
  expect(screen.getByRole('menu', { name: 'ABOUT' })).toBeVisible();
  expect(item('About Us')).toHaveFocus();
  expect(item('News & Updates')).toHaveAttribute('href', '/news');
});

test('follows the W3C menu button pattern for the keyboard', async () => {
  render(<Closed />);
  act(() => trigger().focus());
  for (const [keys, name] of [
    ['{Enter}', 'About Us'],
    [' ', 'About Us'],
    ['{ArrowDown}', 'About Us'],
    ['{ArrowUp}', 'News & Updates'],
  ] as const) {
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expectClosed();
    expect(trigger()).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  for (const [keys, name] of [
    ['{ArrowDown}', 'Events'],
    ['{ArrowUp}{ArrowUp}', 'News & Updates'],
    ['{ArrowDown}', 'About Us'],
    ['{End}', 'News & Updates'],
    ['{Home}', 'About Us'],
    ['e', 'Events'],
    ['N', 'News & Updates'],
  ] as const) {
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
  }
});

test.each(['{Enter}', ' '])("'%s' chooses an item", async (keys) => {
  const visited = jest.fn((event: Event) => event.preventDefault());
  render(<Closed />);
  await userEvent.click(trigger());
  item('About Us').addEventListener('click', visited);
  await userEvent.keyboard(keys);
  expect(visited).toHaveBeenCalledTimes(1);
  expectClosed();
});

test('closes when the focus leaves and on a click elsewhere', async () => {
  render(
    <>
      <Closed />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(trigger());
  await userEvent.tab();
  expectClosed();
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expectClosed();
});

test('marks the current page or its parent, and the button', async () => {
  const { rerender } = render(<OnOneOfItsPages />);
  await userEvent.click(trigger());
  expect(item('Events')).toHaveAttribute('aria-current', 'page');
  rerender(<OnOneOfItsPages currentPath="/events/42" />);
  expect(trigger()).toHaveAttribute('aria-current', 'true');
  expect(item('Events')).toHaveAttribute('aria-current', 'true');
  expect(item('About Us')).not.toHaveAttribute('aria-current');
});

test('keeps `last` below the scrolling items, as the last item', async () => {
  render(<LongList currentPath="/projects/3" />);
  await userEvent.click(screen.getByRole('button', { name: 'OUR PROJECTS' }));
  const last = item('View All Projects');
  expect(last.parentElement).toBe(screen.getByRole('menu'));
  // Only the page itself is marked, not its parent list.
  expect(item('Borehole number 4')).toHaveAttribute('aria-current', 'page');
  expect(last).not.toHaveAttribute('aria-current');
  await userEvent.keyboard('{End}');
  expect(last).toHaveFocus();
});

describe('server-rendered', () => {
  const items = [
    { href: '/about', label: 'About Us' },
    { href: '/events', label: 'Events' },
  ];
  const renderOnServer = () =>
    servedPage(
      <KitProvider>
        <NavMenu label="ABOUT" items={items} last={{ href: '/news', label: 'News & Updates' }} />
        <button type="button">Elsewhere</button>
      </KitProvider>,
    );

  test('without script it has plain links; closed when the script starts, it is a menu button', async () => {
    const { start } = renderOnServer();
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['About Us', '/about'],
      ['Events', '/events'],
      ['News & Updates', '/news'],
    ]);
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('tabindex');
    // No ARIA states that only a script can update.
    expect(trigger()).not.toHaveAttribute('aria-expanded');
    expect(trigger()).not.toHaveAttribute('aria-haspopup');
    start();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'ABOUT', expanded: false }));
    expect(item('About Us')).toHaveFocus();
  });

  test('open when the script starts, it stays open and keeps the focus', async () => {
    const { start } = renderOnServer();
    trigger().focus();
    const events = screen.getByRole('link', { name: 'Events' });
    events.focus();
    start();
    expect(screen.getByRole('button', { name: 'ABOUT', expanded: true })).toBeInTheDocument();
    expect(item('Events')).toBe(events);
    expect(events).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expectClosed();
    expect(trigger()).toHaveFocus();
  });

  test('closes on a click elsewhere', async () => {
    const { start } = renderOnServer();
    trigger().focus();
    start();
    expect(trigger()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expectClosed();
  });
});
