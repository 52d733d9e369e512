import { configureSite } from '@charity-site/api-client/http';
import { formatDateTime } from '../src/dates/format';

test.each([
  ['Africa/Blantyre', 120],
  ['Africa/Blantyre', undefined],
  ['America/Phoenix', -420],
  ['America/Phoenix', undefined],
])('formats an instant in the zone %s with the configured offset %s', (timeZone, utcOffset) => {
  configureSite({ timeZone, utcOffset });
  expect(formatDateTime('2026-11-20T22:30:00.000Z')).toBe(
    timeZone === 'Africa/Blantyre'
      ? 'Saturday 21 November 2026 at 00:30'
      : 'Friday 20 November 2026 at 15:30',
  );
});
