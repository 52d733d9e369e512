/** @jest-environment ./jest/screen-environment.mjs */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

const DAY = 86_400_000;
/** 10:00 in Blantyre, some days from now. */
const morning = (days: number) =>
  `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T08:00:00.000Z`;
const day = (days: number) => morning(days).slice(0, 10);

const formatted = (dateTime: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(dateTime));

const add = async (title: string, changes: object) => {
  const event = { title, date: morning(0), location: 'Zomba', description: '', ...changes };
  return (await call<{ _id: string }>('POST', '/content/events', event))._id;
};

const main = () => within(screen.getByRole('main'));
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

beforeEach(startAfresh);

test('a recurring event shows its next occurrence, recurrence, calendar file and map links', async () => {
  const id = await add('Study circle', {
    date: morning(-20),
    ends: morning(-20).replace('08:00', '09:30'),
    repeats: 'fortnightly',
    repeatsUntil: day(40),
  });
  await renderSite(`/events/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Study circle' })).toBeVisible();
  expect(fact('Date')).toMatch(new RegExp(`day ${formatted(morning(8))}, 10:00 to 11:30$`));
  expect(fact('Repeats')).toMatch(
    new RegExp(`^Every two weeks on \\w+day, until ${formatted(day(40))}$`),
  );
  const file = main().getByRole('link', { name: 'Add to my calendar' });
  expect(file).toHaveAttribute('href', expect.stringMatching(/^\/events\/[\w-]+\.ics$/));
  expect(file).toHaveAttribute('download', file.getAttribute('href')?.replace('/events/', ''));
  const map = 'https://www.openstreetmap.org';
  expect(main().getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
    'href',
    `${map}/search?query=Zomba`,
  );
  expect(main().getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    `${map}/directions?to=Zomba`,
  );
});

test('an event of several days shows its end and is over only after it', async () => {
  const [camp, over] = [
    await add('Camp', { date: morning(-2), ends: morning(1) }),
    await add('Over', { date: morning(-2) }),
  ];
  const { router } = await renderSite(`/events/${camp}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Camp' })).toBeVisible();
  const [begin, end] = [formatted(morning(-2)), formatted(morning(1))];
  expect(fact('Date')).toMatch(new RegExp(`day ${begin} at 10:00 to \\w+day ${end} at 10:00$`));
  expect(screen.queryByText('This event is over.')).not.toBeInTheDocument();
  await act(() => router.navigate(`/events/${over}`));
  expect(await main().findByText('This event is over.')).toBeVisible();
  expect(main().getByRole('link', { name: 'Get Involved' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add to my calendar' })).not.toBeInTheDocument();
});

test('the poster of an event shows date, location, two sentences and the telephone number nine times', async () => {
  await call('PUT', '/content/contact-details', {
    phone: '+265 1 000 111',
    email: 'a@example.org',
    address: 'Zomba',
  });
  const id = await add('Tree day', {
    date: '2031-03-12T06:00:00.000Z',
    ends: '2031-03-12T13:00:00.000Z',
    location: 'Market square',
    description:
      '<p>The Rev. Dr. J. Banda plants a tree. “Come early!” The nursery opens at six. There is tea.</p>',
  });
  await renderSite(`/events/${id}?print=poster`);
  await screen.findByRole('heading', { level: 1, name: 'Tree day' });
  const lines = [
    ...document.querySelectorAll<HTMLElement>('[data-poster] :is([data-words], [data-text])'),
  ].map((one) => one.dataset.words ?? one.textContent);
  expect(lines.slice(1, -8)).toEqual([
    'Wednesday',
    '12 March',
    '08:00 to 15:00',
    'Market square',
    'Tree day',
    'The Rev. Dr. J. Banda plants a tree. “Come early!”',
    'Call us: +265 1 000 111',
  ]);
  expect(lines.slice(-8)).toEqual(Array.from({ length: 8 }, () => '+265 1 000 111'));
});

test('the calendar marks past days', async () => {
  await renderSite('/events');
  const grid = within(await screen.findByRole('grid'));
  const days = grid.getAllByRole('cell');
  const today = days.findIndex((one) => one.getAttribute('aria-current') === 'date');
  expect(today).toBeGreaterThanOrEqual(0);
  expect(days.map(({ dataset }) => dataset.past)).toEqual(days.map((_, at) => String(at < today)));
});

test('the calendar shows every occurrence of an event, the list of upcoming events only the next', async () => {
  await add('Choir', {
    date: '2031-03-04T08:00:00.000Z',
    repeats: 'weekly',
    repeatsUntil: '2031-03-20',
  });
  await add('Camp', { date: '2031-03-04T06:00:00.000Z', ends: '2031-03-06T10:00:00.000Z' });
  const { router } = await renderSite('/events?month=2031-03');
  const grid = within(await screen.findByRole('grid'));
  const cell = async (number: number) => {
    const cells = await grid.findAllByRole('cell');
    const found = cells.find(
      (one) => one.dataset.outside === 'false' && one.firstChild?.textContent === String(number),
    );
    return within(found as HTMLElement)
      .queryAllByRole('link', { hidden: true })
      .map((link) => link.textContent);
  };
  await screen.findByRole('region', { name: 'Coming up' });
  expect(await cell(4)).toEqual(['08:00 Camp', '10:00 Choir']);
  expect(await cell(5)).toEqual([' Camp']);
  expect(await cell(6)).toEqual([' Camp']);
  expect(await cell(7)).toEqual([]);
  expect([await cell(11), await cell(18), await cell(25)]).toEqual([
    ['10:00 Choir'],
    ['10:00 Choir'],
    [],
  ]);
  const coming = within(screen.getByRole('region', { name: 'Coming up' }));
  expect(coming.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Tuesday 4 March 2031 at 08:00Camp',
    'Tuesday 4 March 2031 at 10:00Choir',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'April 2031' })).toBeVisible();
  expect(router.state.location.search).toBe('?month=2031-04');
});

// Past events latest first, without ongoing ones; upcoming events soonest first, without past ones.
test.each([
  ['past', 'Past events', -1],
  ['list', 'Coming up', 1],
])('the list of events at view=%s has pages', async (view, name, sign) => {
  const isPast = view === 'past';
  for (let days = 2; days <= 12; days += 1)
    await add(`Day ${days}`, { date: morning(sign * days) });
  await add('Still on', { date: morning(-20), repeats: 'weekly', repeatsUntil: day(30) });
  await add('Other', { date: morning(sign * -5) });
  const { router } = await renderSite('/events');
  fireEvent.click(await screen.findByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  const rows = () =>
    main()
      .getAllByRole('link', { name: /Day \d|Still|Other/ })
      .map(({ textContent }) => textContent?.replace(/^\w+day /, ''));
  const row = (title: string, days: number) =>
    `${formatted(morning(sign * days))}${isPast ? '' : ' at 10:00'}${title}Zomba`;
  const rowsOf = (...all: number[]) => all.map((days) => row(`Day ${days}`, days));
  expect(rows()).toEqual(
    isPast
      ? rowsOf(2, 3, 4, 5, 6, 7, 8, 9, 10)
      : [row('Still on', 1), ...rowsOf(2, 3, 4, 5, 6, 7, 8, 9)],
  );
  fireEvent.click(main().getByText('Next'));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(rows()).toEqual(isPast ? rowsOf(11, 12) : rowsOf(10, 11, 12));
  expect(router.state.location.search).toBe(`?view=${view}&page=2`);
});

test('event lists show a message if there are no events', async () => {
  const { router } = await renderSite('/events?view=list');
  expect(await screen.findByText('No upcoming events at the moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Coming up' })).toHaveAttribute('aria-current', 'true');
  await act(() => router.navigate('/events?view=past'));
  expect(await screen.findByText('No past events yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Past events' })).toHaveAttribute('aria-current', 'true');
});
