import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { servedPage } from '../../../jest/servedPage';
import { NavMenu } from './NavMenu';

const items = [
  { href: '/about', label: 'About Us' },
  { href: '/events', label: 'Events' },
];

const served = () =>
  servedPage(
    <KitProvider>
      <NavMenu label="ABOUT" items={items} last={{ href: '/news', label: 'News & Updates' }} />
      <button type="button">Elsewhere</button>
    </KitProvider>,
  );

const button = () => screen.getByRole('button', { name: 'ABOUT' });

test('without script it is a button beside plain links', () => {
  served();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/about'],
    ['Events', '/events'],
    ['News & Updates', '/news'],
  ]);
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('tabindex');
  // Nothing is said that only a script keeps true.
  expect(button()).not.toHaveAttribute('aria-expanded');
  expect(button()).not.toHaveAttribute('aria-haspopup');
});

test('a menu that is closed when the script starts is a menu button', async () => {
  served().start();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'ABOUT', expanded: false }));
  expect(screen.getByRole('menuitem', { name: 'About Us' })).toHaveFocus();
});

test('a menu that is open when the script starts stays open, with the focus where it was', async () => {
  const { start } = served();
  button().focus();
  const events = screen.getByRole('link', { name: 'Events' });
  events.focus();
  start();
  expect(screen.getByRole('button', { name: 'ABOUT', expanded: true })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Events' })).toBe(events);
  expect(events).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('it closes when something else is pressed', async () => {
  const { start } = served();
  button().focus();
  start();
  expect(button()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
