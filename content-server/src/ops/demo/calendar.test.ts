import { calendarFrom } from './calendar';

describe('calendarFrom', () => {
  test('counts days in the site’s zone, not in that of the machine', () => {
    const justAfterMidnightInBlantyre = new Date('2026-11-20T22:30:00Z');
    expect(calendarFrom(justAfterMidnightInBlantyre, 'Africa/Blantyre').dayBefore(0)).toBe(
      '2026-11-21',
    );
    expect(calendarFrom(justAfterMidnightInBlantyre, 'America/New_York').dayBefore(0)).toBe(
      '2026-11-20',
    );
  });

  test('finds the weekday at or after a day, at a local hour', () => {
    const calendar = calendarFrom(new Date('2026-11-21T07:00:00Z'), 'Africa/Blantyre');
    expect(calendar.weekdayFrom(0, 6, '08:30').toISOString()).toBe('2026-11-21T06:30:00.000Z');
    expect(calendar.weekdayFrom(1, 6, '08:30').toISOString()).toBe('2026-11-28T06:30:00.000Z');
    expect(calendar.weekdayFrom(1, 7, '09:00').toISOString()).toBe('2026-11-22T07:00:00.000Z');
  });

  test('never puts a comment after the start', () => {
    const now = new Date('2026-11-21T07:00:00Z');
    const calendar = calendarFrom(now, 'Africa/Blantyre');
    expect(calendar.hoursAfterNoonOf('2026-11-19', 4).toISOString()).toBe(
      '2026-11-19T14:00:00.000Z',
    );
    expect(calendar.hoursAfterNoonOf('2026-11-21', 4).getTime()).toBeLessThan(now.getTime());
  });
});
