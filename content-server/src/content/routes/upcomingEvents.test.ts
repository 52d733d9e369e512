import { startOfToday } from './upcomingEvents';

test.each([
  ['Africa/Blantyre', '2026-11-21T10:00:00Z', '2026-11-20T22:00:00.000Z'],
  ['Africa/Blantyre', '2026-11-21T22:30:00Z', '2026-11-21T22:00:00.000Z'],
  ['UTC', '2026-11-21T22:30:00Z', '2026-11-21T00:00:00.000Z'],
  ['Europe/London', '2026-06-21T23:30:00Z', '2026-06-21T23:00:00.000Z'],
  ['Europe/London', '2026-03-29T12:00:00Z', '2026-03-29T00:00:00.000Z'],
  ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00.000Z'],
])('in %s at %s today began at %s', (zone, now, began) => {
  expect(startOfToday(zone, new Date(now))).toBe(began);
});
