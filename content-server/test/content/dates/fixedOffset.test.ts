import { fixedOffset } from '../../../src/content/dates/timeZone';

test.each([
  ['Africa/Blantyre', 120],
  ['America/Phoenix', -420],
  ['UTC', 0],
  ['Europe/London', undefined],
  ['America/New_York', undefined],
  // An hour less in Ramadan, at another time each year.
  ['Africa/Casablanca', undefined],
])('%s is ahead of UTC by %s minutes all year', (timeZone, offset) => {
  expect(fixedOffset(timeZone)).toBe(offset);
});
