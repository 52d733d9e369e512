/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, within } from '@testing-library/react';
import { call } from '../../jest/serverCall';
import { renderSite, startAfresh } from './renderSite';

const DAY = 86_400_000;
/** 10:00 in Blantyre, some days from now. */
const morning = (days: number) => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T08:00:00.000Z`;
const day = (days: number) => morning(days).slice(0, 10);

const written = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(moment),
  );

const add = async (title: string, changes: object) => {
  const event = { title, date: morning(0), location: 'Zomba', description: '', ...changes };
  return (await call<{ _id: string }>('POST', '/content/events', event))._id;
};

const main = () => within(screen.getByRole('main'));
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

beforeEach(startAfresh);

test('the page of an event that repeats shows its next time, its end and its rule', async () => {
  const id = await add('Study circle', {
    date: morning(-20),
    ends: morning(-20).replace('08:00', '09:30'),
    repeats: 'fortnightly',
    repeatsUntil: day(40),
  });
  await renderSite(`/events/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Study circle' })).toBeVisible();
  expect(fact('Date')).toMatch(new RegExp(`day ${written(morning(8))} at 10:00$`));
  expect(fact('Ends')).toBe('11:30');
  expect(fact('Repeats')).toMatch(new RegExp(`^Every two weeks on \\w+day, until ${written(day(40))}$`));
  expect(main().getByRole('link', { name: 'Add to my calendar' })).toBeVisible();
});

test('an event of several days names the day of its end and is not over before it', async () => {
  const id = await add('Camp', { date: morning(-2), ends: morning(1) });
  await renderSite(`/events/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Camp' })).toBeVisible();
  expect(fact('Ends')).toMatch(new RegExp(`day ${written(morning(1))} at 10:00$`));
  expect(screen.queryByText('This event is over.')).not.toBeInTheDocument();
});

test('the calendar tells the days that are over from the others', async () => {
  await renderSite('/events');
  const grid = within(await screen.findByRole('grid'));
  const days = grid.getAllByRole('gridcell');
  const today = days.findIndex((one) => one.getAttribute('aria-current') === 'date');
  expect(today).toBeGreaterThanOrEqual(0);
  expect(days.map(({ dataset }) => dataset.past)).toEqual(days.map((_, at) => String(at < today)));
});

test('the calendar has every time of an event, and the coming events name it once', async () => {
  await add('Choir', { date: '2031-03-04T08:00:00.000Z', repeats: 'weekly', repeatsUntil: '2031-03-20' });
  await add('Camp', { date: '2031-03-04T06:00:00.000Z', ends: '2031-03-06T10:00:00.000Z' });
  await renderSite('/events?month=2031-03');
  const grid = within(await screen.findByRole('grid'));
  const cell = async (number: number) => {
    const cells = await grid.findAllByRole('gridcell');
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
  expect([await cell(11), await cell(18), await cell(25)]).toEqual([['10:00 Choir'], ['10:00 Choir'], []]);
  const coming = within(screen.getByRole('region', { name: 'Coming up' }));
  expect(coming.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Tuesday 4 March 2031 at 08:00Camp',
    'Tuesday 4 March 2031 at 10:00Choir',
  ]);
});

test('past events are listed by page, the last one first, without what still takes place', async () => {
  for (let days = 2; days <= 11; days += 1) await add(`Day ${days}`, { date: morning(-days) });
  await add('Still on', { date: morning(-30), repeats: 'weekly', repeatsUntil: day(30) });
  await add('Not yet', { date: morning(5) });
  const { router } = await renderSite('/events');
  await act(async () => (await screen.findByRole('link', { name: 'Past events' })).click());
  expect(await screen.findByRole('heading', { level: 2, name: 'Past events' })).toBeVisible();
  const titles = () =>
    main()
      .getAllByRole('link', { name: /Day \d|Still|Not yet/ })
      .map(({ textContent }) => textContent);
  expect(titles()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10].map((days) => `${written(morning(-days))}Day ${days}Zomba`));
  await act(async () => main().getByRole('link', { name: 'Next' }).click());
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(titles()).toEqual([`${written(morning(-11))}Day 11Zomba`]);
  expect(router.state.location.search).toBe('?view=past&page=2');
});

test('coming events are listed by page, the next one first, without what is over', async () => {
  for (let days = 12; days >= 2; days -= 1) await add(`Day ${days}`, { date: morning(days) });
  await add('Still on', { date: morning(-20), repeats: 'weekly', repeatsUntil: day(30) });
  await add('Over', { date: morning(-5) });
  const { router } = await renderSite('/events');
  await act(async () => (await screen.findByRole('link', { name: 'Coming up' })).click());
  expect(await screen.findByRole('heading', { level: 2, name: 'Coming up' })).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  const rows = () =>
    main()
      .getAllByRole('link', { name: /Day \d|Still|Over/ })
      .map(({ textContent }) => textContent?.replace(/^\w+day /, ''));
  const row = (title: string, days: number) => `${written(morning(days))} at 10:00${title}Zomba`;
  const first = [2, 3, 4, 5, 6, 7, 8, 9].map((days) => row(`Day ${days}`, days));
  expect(rows()).toEqual([row('Still on', 1), ...first]);
  await act(async () => main().getByRole('link', { name: 'Next' }).click());
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(rows()).toEqual([10, 11, 12].map((days) => row(`Day ${days}`, days)));
  expect(router.state.location.search).toBe('?view=list&page=2');
});

test.each([
  ['list', 'Coming up', 'No coming events at the moment'],
  ['past', 'Past events', 'No past events yet'],
])('a site without events says so in the list at view=%s', async (view, name, text) => {
  await renderSite(`/events?view=${view}`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
});
