import { instantOf, wallTimeIn } from './wallTime';

const { TZ } = process.env;

afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

/**
 * The night of 28 March 2027, in which clocks skip 01:00 to 02:00 in London and 00:00 to 01:00 in
 * Beirut.
 */
const NIGHT = ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00'].map(
  (time) => `2027-03-28T${time}`,
);

describe.each(['UTC', 'Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Beirut'])(
  'on a device in %s',
  (zone) => {
    beforeEach(() => {
      process.env.TZ = zone;
      // `Date` uses the zone from now on.
      expect(new Date('2027-01-01T00:00').getTime() === Date.UTC(2027, 0, 1)).toBe(
        ['UTC', 'Europe/London'].includes(zone),
      );
    });

    test('converts local times of Malawi to instants and back', () => {
      for (const wall of [
        ...NIGHT,
        '2027-03-14T02:30',
        '2026-09-27T02:30',
        '2027-10-31T01:30',
        '1962-06-01T00:15',
      ]) {
        const instant = instantOf(wall, 'Africa/Blantyre');
        expect(instant).toBe(new Date(Date.parse(`${wall}Z`) - 2 * 3_600_000).toISOString());
        expect(wallTimeIn('Africa/Blantyre', instant)).toBe(`${wall}:00.000`);
      }
    });

    test('moves a skipped time forward, and takes the first instant of an ambiguous one', () => {
      expect(NIGHT.map((wall) => instantOf(wall, 'Europe/London').slice(11, 16))).toEqual([
        '00:00',
        '00:30',
        '01:00',
        '01:30',
        '01:00',
        '01:30',
        '02:00',
      ]);
      expect(instantOf('2027-03-28T00:00', 'Asia/Beirut')).toBe('2027-03-27T22:00:00.000Z');
      expect(wallTimeIn('Asia/Beirut', '2027-03-27T22:00:00.000Z')).toBe('2027-03-28T01:00:00.000');
      expect(instantOf('2027-10-31T01:30', 'Europe/London')).toBe('2027-10-31T00:30:00.000Z');
      expect(instantOf('2027-11-07T01:30:15.250', 'America/New_York')).toBe(
        '2027-11-07T05:30:15.250Z',
      );
    });
  },
);

test.each(['0002', '0026', '0202', '9999'])('converts a partly typed year such as %s', (year) => {
  const instant = instantOf(`${year}-11-21T10:00`, 'Africa/Blantyre');
  expect(wallTimeIn('Africa/Blantyre', instant)).toBe(`${year}-11-21T10:00:00.000`);
});

test("returns '' for an invalid time or a year of five digits", () => {
  for (const invalid of ['', 'soon', '12026-11-21T10:00', '+012026-11-21T10:00:00.000Z'])
    expect([wallTimeIn('UTC', invalid), instantOf(invalid, 'UTC')]).toEqual(['', '']);
  expect(wallTimeIn('Africa/Blantyre', '9999-12-31T23:00:00.000Z')).toBe('');
});
