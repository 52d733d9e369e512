/** @styles */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { servedPage } from '../../../../jest/servedPage';
import { composed } from '../../../test/stories';
import { MonthCalendar } from './MonthCalendar';
import * as stories from './MonthCalendar.stories';

const { BusyDay, NothingHere, OtherLocale, ThisMonth } = composed(stories);

const cells = () => [...screen.getByRole('grid').querySelectorAll<HTMLElement>('td')];

/** The cell of a day of the month that is shown. */
const cell = (number: number) =>
  cells().find(
    ({ dataset, firstChild }) =>
      dataset.outside === 'false' && firstChild?.textContent === String(number),
  ) as HTMLElement;

test('shows whole weeks from Monday, events sorted by time, and marks today', () => {
  render(<ThisMonth />);
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun');
  expect(cells()).toHaveLength(42);
  expect(cells()[0]).toHaveTextContent(/^26 October 2026$/);
  expect(cells().filter((one) => one.hasAttribute('aria-current'))).toEqual([cell(21)]);
  const links = within(cell(21)).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    '09:00 Prayer breakfast',
    '14:00 Youth football afternoon',
  ]);
  expect(links[0]).toHaveAttribute('href', '/events/2');
  // A day of the next month, which fills the last week.
  expect(screen.getByRole('link', { name: /Christmas food parcels/ })).toBeVisible();
});

test('shows the previous and the next month', () => {
  render(<ThisMonth />);
  for (const [name, month] of [
    ['Next month', 'December 2026'],
    ['Next month', 'January 2027'],
    ['Previous month', 'December 2026'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('heading', { name: month })).toBeVisible();
  }
});

test('has one day in the tab order, and moves by the keys of a W3C grid', () => {
  render(<ThisMonth />);
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cell(21)]);
  act(() => cell(21).focus());
  const walk: [key: string, day: number, month: string, shiftKey?: boolean][] = [
    ['ArrowLeft', 20, 'November 2026'],
    ['ArrowRight', 21, 'November 2026'],
    ['ArrowUp', 14, 'November 2026'],
    ['ArrowDown', 21, 'November 2026'],
    ['Home', 16, 'November 2026'],
    ['End', 22, 'November 2026'],
    ['PageUp', 22, 'October 2026'],
    ['PageDown', 22, 'November 2026'],
    ['PageDown', 22, 'November 2027', true],
    ['PageUp', 22, 'November 2026', true],
    ['ArrowDown', 29, 'November 2026'],
    ['ArrowDown', 6, 'December 2026'],
    ['PageUp', 6, 'November 2026'],
  ];
  for (const [key, day, month, shiftKey] of walk) {
    fireEvent.keyDown(document.activeElement as Element, { key, shiftKey });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(month);
    expect(cell(day)).toHaveFocus();
  }
});

test('keeps the focus on the day when the month changes later', async () => {
  const turn = jest.fn();
  const calendar = (month: string) => (
    <KitProvider>
      <MonthCalendar month={month} today="2026-11-21" entries={[]} onMonth={turn} />
    </KitProvider>
  );
  const { rerender } = render(calendar('2026-11'));
  cell(21).focus();
  await userEvent.keyboard('{PageDown}');
  expect(turn).toHaveBeenCalledWith('2026-12');
  rerender(calendar('2026-12'));
  expect(cell(21)).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
});

test("moves from a day to the day's events with Tab or Enter", async () => {
  render(<ThisMonth />);
  cell(21).focus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: /Prayer breakfast/ })).toHaveFocus();
  cell(21).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: /Prayer breakfast/ })).toHaveFocus();
});

test("shows two events of a day, and the rest on '+n more'", async () => {
  render(<BusyDay />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '+3 more' }));
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links[2]).toHaveFocus();
});

describe('without script', () => {
  const renderOnServer = () =>
    servedPage(
      <KitProvider>
        <MonthCalendar
          month="2026-11"
          today="2026-11-21"
          entries={BusyDay.args.entries ?? []}
          onMonth={() => {}}
        />
      </KitProvider>,
    );
  const summary = () => screen.getByRole('grid').querySelector('summary') as HTMLElement;

  test("'+n more' opens the rest; when the script starts, it becomes a button and keeps the focus", () => {
    const { start } = renderOnServer();
    expect(summary()).toHaveTextContent('+3 more');
    const grid = within(screen.getByRole('grid'));
    const links = grid.getAllByRole('link', { hidden: true });
    expect(links).toHaveLength(5);
    for (const link of links) expect(link).not.toHaveAttribute('tabindex');
    expect(links.slice(2).every((link) => link.closest('details')?.contains(summary()))).toBe(true);
    summary().focus();
    start();
    expect(screen.getByRole('button', { name: '+3 more' })).toHaveFocus();
  });

  test('a list that is open when the script starts stays open and keeps the focus', () => {
    const { start } = renderOnServer();
    summary().closest('details')?.setAttribute('open', '');
    const grid = within(screen.getByRole('grid'));
    const last = grid.getAllByRole('link', { hidden: true }).at(-1);
    const href = last?.getAttribute('href');
    last?.focus();
    start();
    expect(screen.queryByText(/more$/)).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute('href', href);
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  });
});

test('says that a month has no events', () => {
  render(<NothingHere />);
  expect(screen.getByText('There are no events in November 2026.')).toBeVisible();
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  // The styles that choose the layout are tested in a browser
  // (e2e/journeys/visitor/agenda.phone.spec.ts).
  test('a day shows its number of events, and a click focuses it in the agenda', async () => {
    // Not a story, because Storybook's StoryProviders answers media queries itself.
    render(
      <KitProvider>
        <MonthCalendar
          month="2026-11"
          today="2026-11-21"
          entries={ThisMonth.args.entries ?? []}
          onMonth={() => {}}
        />
      </KitProvider>,
    );
    expect(cell(21)).toHaveTextContent(/^212 events/);
    const day = screen.getByLabelText('Saturday 21 November');
    expect(within(day).getAllByRole('link', { hidden: true })).toHaveLength(2);
    expect(screen.queryByLabelText(/December/)).not.toBeInTheDocument();
    await userEvent.click(cell(21));
    expect(within(day).getByText('Saturday 21 November')).toHaveFocus();
  });
});

test('shows the names and texts of another locale', () => {
  render(<OtherLocale />);
  expect(screen.getByRole('heading', { name: 'novembro de 2026' })).toBeVisible();
  const heads = screen.getAllByRole('columnheader');
  expect(heads[0]).toHaveAttribute('abbr', 'segunda-feira');
  // Short enough for seven columns on a phone.
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'seg',
    'ter',
    'qua',
    'qui',
    'sex',
    'sáb',
    'dom',
  ]);
  expect(screen.getByRole('button', { name: 'Mês seguinte' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'mais 1' })).toBeInTheDocument();
});

test('has links to other months with `hrefOf`', () => {
  render(
    <KitProvider>
      <MonthCalendar
        month="2026-12"
        today="2026-11-21"
        entries={[]}
        onMonth={() => {}}
        hrefOf={(month) => `/events?month=${month}`}
      />
    </KitProvider>,
  );
  expect(screen.getByRole('link', { name: 'Previous month' })).toHaveAttribute(
    'href',
    '/events?month=2026-11',
  );
  const next = screen.getByRole('link', { name: 'Next month' });
  expect(next).toHaveAttribute('href', '/events?month=2027-01');
  expect(next).toHaveAttribute('rel', 'nofollow');
});
