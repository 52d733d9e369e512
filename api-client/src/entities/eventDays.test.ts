import { eventDays, type Repetition } from './eventDays';
import { repeatText } from './repeatText';

const monthly = (repeatsUntil: string): Repetition => ({ repeats: 'monthly', repeatsUntil });

test.each<[string, string, Repetition, string[]]>([
  ['once', '2026-12-05', { repeats: '', repeatsUntil: '' }, ['2026-12-05']],
  [
    'every week, the last day included',
    '2026-12-24',
    { repeats: 'weekly', repeatsUntil: '2027-01-07' },
    ['2026-12-24', '2026-12-31', '2027-01-07'],
  ],
  [
    'every two weeks',
    '2026-12-24',
    { repeats: 'fortnightly', repeatsUntil: '2027-01-20' },
    ['2026-12-24', '2027-01-07'],
  ],
  [
    'every month on the first Thursday',
    '2026-10-01',
    monthly('2026-12-31'),
    ['2026-10-01', '2026-11-05', '2026-12-03'],
  ],
  [
    'every month on the third Saturday',
    '2026-11-21',
    monthly('2027-02-20'),
    ['2026-11-21', '2026-12-19', '2027-01-16', '2027-02-20'],
  ],
  // A month without a fifth Saturday has it on the fourth.
  [
    'every month on the last Saturday',
    '2026-08-29',
    monthly('2026-11-30'),
    ['2026-08-29', '2026-09-26', '2026-10-31', '2026-11-28'],
  ],
])('takes place %s', (_rhythm, first, rule, days) => {
  expect(eventDays(first, rule)).toEqual(days);
});

test('does not repeat for ever, whatever is stored', () => {
  expect(eventDays('2026-01-01', { repeats: 'weekly', repeatsUntil: '9999-12-31' }).at(-1)).toBe('2030-12-26');
});

test.each<[string, string, Repetition]>([
  ['', '2026-12-05', { repeats: '', repeatsUntil: '' }],
  ['Every week on Saturday, until 30 June 2027', '2026-12-05', { repeats: 'weekly', repeatsUntil: '2027-06-30' }],
  ['Every two weeks on Saturday', '2026-12-05', { repeats: 'fortnightly', repeatsUntil: '' }],
  ['Every month on the first Saturday, until 1 March 2027', '2026-12-05', monthly('2027-03-01')],
  ['Every month on the last Saturday, until 1 March 2027', '2026-08-29', monthly('2027-03-01')],
])('reads %j', (text, first, rule) => {
  expect(repeatText(first, rule)).toBe(text);
});
