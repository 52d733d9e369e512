import { dayEndIn, dayIn } from './timeZone';

const NOW = new Date('2026-10-24T22:30:00.000Z');

test('a day begins and ends at midnight of its zone', () => {
  expect(dayIn('Africa/Blantyre', NOW)).toBe('2026-10-25');
  expect(dayEndIn('Africa/Blantyre', NOW)).toBe(Date.parse('2026-10-25T22:00:00.000Z'));
});

test('the day on which clocks are set back has 25 hours', () => {
  expect(dayEndIn('Europe/Berlin', NOW)).toBe(Date.parse('2026-10-25T23:00:00.000Z'));
});
