import { dayOf, formatDate, formatDay, formatDateTime } from './format';

test('calendar dates are independent of the time zone', () => {
  expect(formatDate('2026-11-01')).toBe('1 November 2026');
});

test('formatting a calendar date creates no Intl formatter, which would delay hydration', () => {
  const formatter = jest.spyOn(Intl, 'DateTimeFormat');
  expect(formatDate('2026-01-31')).toBe('31 January 2026');
  expect(formatter).not.toHaveBeenCalled();
});

test("instants are formatted in the site's zone, UTC+2", () => {
  expect(formatDateTime('2026-11-21T22:30:00.000Z')).toBe('Sunday 22 November 2026 at 00:30');
  expect(formatDay('2026-11-21T22:30:00.000Z')).toBe('22 November 2026');
  expect(dayOf('2026-11-21T22:30:00.000Z')).toBe('2026-11-22');
  expect(dayOf('2026-11-21T21:30:00.000Z')).toBe('2026-11-21');
});
