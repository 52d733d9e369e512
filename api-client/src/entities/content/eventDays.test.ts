import { eventDays, nextOccurrence, occurrencesOf, type Recurrence } from './recurrence';
import { recurrenceText } from './recurrenceText';

const rule = (repeats: Recurrence['repeats'], repeatsUntil: string): Recurrence => ({
  repeats,
  repeatsUntil,
});
const ONCE = rule('', '');

test.each<[frequency: string, rule: Recurrence, days: string]>([
  ['once', ONCE, '2026-12-05'],
  [
    'every week, the last day included',
    rule('weekly', '2027-01-07'),
    '2026-12-24 2026-12-31 2027-01-07',
  ],
  ['every two weeks', rule('fortnightly', '2027-01-20'), '2026-12-24 2027-01-07'],
  [
    'every month on the first Thursday',
    rule('monthly', '2026-12-31'),
    '2026-10-01 2026-11-05 2026-12-03',
  ],
  [
    'every month on the third Saturday',
    rule('monthly', '2027-02-20'),
    '2026-11-21 2026-12-19 2027-01-16 2027-02-20',
  ],
  // In a month without a fifth Saturday, the last is the fourth.
  [
    'every month on the last Saturday',
    rule('monthly', '2026-11-30'),
    '2026-08-29 2026-09-26 2026-10-31 2026-11-28',
  ],
])('takes place %s', (_frequency, recurrence, days) => {
  const [first = '', ...others] = days.split(' ');
  expect(eventDays(first, recurrence)).toEqual([first, ...others]);
});

test.each([
  ['at midnight', '2027-02-10T16:00:00.000Z', '2027-02-11T00:00:00.000Z', '2027-02-10'],
  ['a minute later', '2027-02-10T16:00:00.000Z', '2027-02-11T00:01:00.000Z', '2027-02-11'],
  ['at the second midnight', '2027-02-10T00:00:00.000Z', '2027-02-12T00:00:00.000Z', '2027-02-11'],
  ['at no known time', '2027-02-10T00:00:00.000Z', '', '2027-02-10'],
])('the last day of an event that ends %s', (_when, date, ends, last) => {
  const dayOf = (instant: string) => instant.slice(0, 10);
  const event = { date, ends, ...rule('weekly', '2027-02-20') };
  expect(occurrencesOf(event, dayOf)[0]).toEqual({ first: '2027-02-10', last });
  expect(nextOccurrence({ ...event, ...ONCE }, '2027-02-11', dayOf).isOver).toBe(
    last < '2027-02-11',
  );
});

test('limits the recurrence to five years, whatever is stored', () => {
  expect(eventDays('2026-01-01', rule('weekly', '9999-12-31')).at(-1)).toBe('2030-12-26');
});

test.each<[text: string, first: string, rule: Recurrence]>([
  ['', '2026-12-05', ONCE],
  ['Every week on Saturday, until 30 June 2027', '2026-12-05', rule('weekly', '2027-06-30')],
  ['Every two weeks on Saturday', '2026-12-05', rule('fortnightly', '')],
  [
    'Every month on the first Saturday, until 1 March 2027',
    '2026-12-05',
    rule('monthly', '2027-03-01'),
  ],
  [
    'Every month on the last Saturday, until 1 March 2027',
    '2026-08-29',
    rule('monthly', '2027-03-01'),
  ],
])('formats %j', (text, first, recurrence) => {
  expect(recurrenceText(first, recurrence)).toBe(text);
});
