import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../test/stories';
import * as appFrame from './AppFrame/AppFrame.stories';
import * as carousel from './Carousel/Carousel.stories';
import * as confirmDialog from './ConfirmDialog/ConfirmDialog.stories';
import * as formDialog from './FormDialog/FormDialog.stories';
import * as monthCalendar from './MonthCalendar/MonthCalendar.stories';
import * as navMenu from './NavMenu/NavMenu.stories';

// Each key of the W3C ARIA patterns that the components implement. The kit has no tabs.

const { ThisMonth } = composed(monthCalendar);
const { Closed: ClosedMenu } = composed(navMenu);
const { Wide } = composed(appFrame);
const { Closed: ClosedForm, Open: OpenForm } = composed(formDialog);
const { Asking } = composed(confirmDialog);
const { Default: Slides } = composed(carousel);

describe('month grid', () => {
  /** The focused day as a screen reader announces it: its number and the month heading. */
  const place = () => {
    const number = /^\d+/.exec(document.activeElement?.firstChild?.textContent ?? '')?.[0];
    return `${number} ${screen.getByRole('heading', { level: 2 }).textContent}`;
  };

  test.each([
    ['{ArrowLeft}', '20 November 2026'],
    ['{ArrowRight}', '22 November 2026'],
    ['{ArrowUp}', '14 November 2026'],
    ['{ArrowDown}', '28 November 2026'],
    ['{Home}', '16 November 2026'],
    ['{End}', '22 November 2026'],
    ['{PageUp}', '21 October 2026'],
    ['{PageDown}', '21 December 2026'],
    ['{Shift>}{PageUp}{/Shift}', '21 November 2025'],
    ['{Shift>}{PageDown}{/Shift}', '21 November 2027'],
  ])('%s on 21 November 2026 leads to %s', async (keys, expected) => {
    render(<ThisMonth />);
    act(() =>
      screen
        .getAllByRole('gridcell')
        .find((cell) => cell.tabIndex === 0)
        ?.focus(),
    );
    expect(place()).toBe('21 November 2026');
    await userEvent.keyboard(keys);
    expect(place()).toBe(expected);
  });
});

describe('menu button', () => {
  const trigger = () => screen.getByRole('button', { name: 'ABOUT' });
  const item = (name: string) => screen.getByRole('menuitem', { name });

  test.each([
    ['{Enter}', 'About Us'],
    [' ', 'About Us'],
    ['{ArrowDown}', 'About Us'],
    ['{ArrowUp}', 'News & Updates'],
  ])("'%s' opens it with the focus on %s", async (keys, name) => {
    render(<ClosedMenu />);
    act(() => trigger().focus());
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });

  test.each([
    ['{ArrowDown}', 'Events'],
    ['{ArrowUp}', 'News & Updates'],
    ['{End}', 'News & Updates'],
    ['{End}{Home}', 'About Us'],
    ['{End}{ArrowDown}', 'About Us'],
    ['e', 'Events'],
    ['N', 'News & Updates'],
  ])("'%s' on its first item leads to %s", async (keys, name) => {
    render(<ClosedMenu />);
    await userEvent.click(trigger());
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });

  test.each(['{Enter}', ' '])("'%s' chooses an item", async (keys) => {
    const visited = jest.fn((event: Event) => event.preventDefault());
    render(<ClosedMenu />);
    await userEvent.click(trigger());
    item('About Us').addEventListener('click', visited);
    await userEvent.keyboard(keys);
    expect(visited).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('Escape closes it and gives the focus back', async () => {
    render(<ClosedMenu />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });
});

describe('user menu', () => {
  const trigger = () => screen.getByRole('button', { name: /^User menu/, hidden: true });
  const item = (name: string) => screen.getByRole('menuitem', { name });

  test.each(['{Enter}', ' ', '{ArrowDown}'])("'%s' opens it with the focus on its first item", async (keys) => {
    render(<Wide />);
    act(() => trigger().focus());
    await userEvent.keyboard(keys);
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
  });

  test.each([
    ['{ArrowDown}', 'Account'],
    ['{ArrowUp}', 'Logout'],
    ['{End}', 'Logout'],
    ['{End}{Home}', 'Profile Settings'],
    ['l', 'Logout'],
  ])("'%s' on its first item leads to %s", async (keys, name) => {
    render(<Wide />);
    await userEvent.click(trigger());
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });

  test.each(['{Escape}', '{Tab}', '{Enter}'])('%s closes it', async (keys) => {
    render(<Wide />);
    await userEvent.click(trigger());
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});

describe('dialog', () => {
  test('Tab and Shift+Tab stay within it', async () => {
    render(<OpenForm />);
    const dialog = screen.getByRole('dialog');
    const stops = within(dialog).getAllByRole('button').length + within(dialog).getAllByRole('textbox').length;
    for (let step = 0; step <= stops; step += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    for (let step = 0; step <= stops; step += 1) {
      await userEvent.tab({ shift: true });
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  test.each(['{Enter}', ' '])(
    "'%s' on its button opens it, Escape closes it, and the focus goes back",
    async (keys) => {
      render(<ClosedForm />);
      const opener = screen.getByRole('button', { name: 'Open the form' });
      act(() => opener.focus());
      await userEvent.keyboard(keys);
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(opener).toHaveFocus();
    },
  );

  test('a question is declined with Escape, and answered with Enter or Space on its buttons', async () => {
    const onCancel = jest.fn();
    const onConfirm = jest.fn();
    render(<Asking onCancel={onCancel} onConfirm={onConfirm} />);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    act(() => screen.getByRole('button', { name: 'Delete' }).focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });
});

describe('carousel', () => {
  const shown = () => screen.getByRole('group', { name: /^\d of \d$/ }).getAttribute('aria-label');

  test.each(['{Enter}', ' '])("'%s' works each of its buttons", async (keys) => {
    render(<Slides />);
    const press = async (name: string) => {
      act(() => screen.getByRole('button', { name }).focus());
      await userEvent.keyboard(keys);
    };
    await press('Pause');
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
    await press('Next slide');
    expect(shown()).toBe('2 of 4');
    await press('Previous slide');
    expect(shown()).toBe('1 of 4');
    await press('Go to slide 3');
    expect(shown()).toBe('3 of 4');
    await press('Play');
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  });

  test('Tab leads from Pause over the dots to Previous, Next and into the slide; Shift+Tab back', async () => {
    render(<Slides />);
    const names = [
      'Pause',
      'Go to slide 1',
      'Go to slide 2',
      'Go to slide 3',
      'Go to slide 4',
      'Previous slide',
      'Next slide',
    ];
    for (const name of names) {
      await userEvent.tab();
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Get Involved' })).toHaveFocus();
    for (const name of names.reverse()) {
      await userEvent.tab({ shift: true });
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
  });
});
