import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './NavMenu.stories';

const { Closed, LongList, OnOneOfItsPages } = composed(stories);

test('opens with a click and leads to its pages', async () => {
  const { container } = render(<Closed />);
  await userEvent.click(screen.getByRole('button', { name: 'ABOUT', expanded: false }));
  await expectAccessible(container);
  expect(screen.getByRole('menu', { name: 'ABOUT' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'About Us' })).toHaveFocus();
  expect(screen.getByRole('menuitem', { name: 'News & Updates' })).toHaveAttribute('href', '/news');
});

test('is walked with the arrow keys, Home, End and first letters', async () => {
  render(<Closed />);
  screen.getByRole('button', { name: 'ABOUT' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'News & Updates' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'About Us' })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Events' })).toHaveFocus();
  await userEvent.keyboard('n');
  expect(screen.getByRole('menuitem', { name: 'News & Updates' })).toHaveFocus();
});

test('closes with Escape and gives the focus back', async () => {
  render(<Closed />);
  await userEvent.click(screen.getByRole('button', { name: 'ABOUT' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'ABOUT' })).toHaveFocus();
});

test('closes when the focus leaves or something else is pressed', async () => {
  render(
    <>
      <Closed />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'ABOUT' }));
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'ABOUT' }));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('marks the page that is shown', async () => {
  render(<OnOneOfItsPages />);
  await userEvent.click(screen.getByRole('button', { name: 'ABOUT' }));
  expect(screen.getByRole('menuitem', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
});

test('marks the section of a page below one of its pages, on its button too', async () => {
  render(<OnOneOfItsPages currentPath="/events/42" />);
  const button = screen.getByRole('button', { name: 'ABOUT' });
  expect(button).toHaveAttribute('aria-current', 'true');
  await userEvent.click(button);
  expect(screen.getByRole('menuitem', { name: 'Events' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('menuitem', { name: 'About Us' })).not.toHaveAttribute('aria-current');
});

test('keeps the way to all of them out of what scrolls, as its last item', async () => {
  render(<LongList currentPath="/projects/3" />);
  await userEvent.click(screen.getByRole('button', { name: 'OUR PROJECTS' }));
  const last = screen.getByRole('menuitem', { name: 'View All Projects' });
  expect(last.parentElement).toBe(screen.getByRole('menu'));
  // Only the page itself is marked, not its parent list.
  expect(screen.getByRole('menuitem', { name: 'Borehole number 4' })).toHaveAttribute('aria-current', 'page');
  expect(last).not.toHaveAttribute('aria-current');
  await userEvent.keyboard('{End}');
  expect(last).toHaveFocus();
});
