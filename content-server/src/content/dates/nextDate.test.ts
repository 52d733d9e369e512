import { nextDate } from './nextDate';

const weekly = {
  date: '2026-03-22T22:30:00.000Z',
  ends: '2026-03-23T01:00:00.000Z',
  repeats: 'weekly',
  repeatsUntil: '2026-04-30',
} as const;

test('an event begins at the same local time, also after the clocks change', () => {
  expect(nextDate(weekly, '2026-03-30', 'Europe/London')).toEqual({
    date: '2026-03-29T21:30:00.000Z',
    ends: '2026-03-30T00:00:00.000Z',
  });
});

test.each([
  ['before the first time', '2026-01-01', '2026-03-22T22:30:00.000Z'],
  ['on the night of the first time', '2026-03-23', '2026-03-22T22:30:00.000Z'],
  ['after the last time', '2027-01-01', '2026-04-26T21:30:00.000Z'],
])('%s it is at %3$s', (_when, from, date) => {
  expect(nextDate(weekly, from, 'Europe/London').date).toBe(date);
});
