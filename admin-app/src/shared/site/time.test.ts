/** @timezone Europe/London */
import { configureSite } from '@charity-site/api-client/http';
import { fromLocalDateTime, longDate, formatDateTime, toLocalDateTime, zoneHint } from './time';

test('shows and parses instants in the site’s zone, whatever the browser’s', () => {
  expect(toLocalDateTime('2026-12-24T16:30:00.000Z')).toBe('2026-12-24T18:30');
  expect(fromLocalDateTime('2026-12-24T18:30')).toBe('2026-12-24T16:30:00.000Z');
  expect(formatDateTime('2026-12-24T22:30:00.000Z')).toBe('25 December 2026, 00:30');
});

test('formats a date without a time as that day', () => {
  expect(longDate('2026-11-21')).toBe('21 November 2026');
});

test('formats empty values as empty', () => {
  expect([toLocalDateTime(''), fromLocalDateTime(''), longDate(''), formatDateTime('')]).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

test('names the time zone in everyday words', () => {
  expect(zoneHint()).toBe('Malawi time (Blantyre).');
  configureSite({ timeZone: 'Africa/Dar_es_Salaam' });
  expect(zoneHint()).toBe('Local time in Dar es Salaam.');
  configureSite({ timeZone: 'Africa/Blantyre' });
});

test("shows and parses an hour that the device's clock skips", () => {
  expect(new Date('2027-03-28T01:30').getHours()).toBe(2);
  expect(toLocalDateTime('2027-03-27T23:30:00.000Z')).toBe('2027-03-28T01:30');
  expect(fromLocalDateTime('2027-03-28T01:30')).toBe('2027-03-27T23:30:00.000Z');
  expect(formatDateTime('2027-03-27T23:30:00.000Z')).toBe('28 March 2027, 01:30');
  expect(longDate('2027-03-28')).toBe('28 March 2027');
});

test('accepts a year that is typed digit by digit', () => {
  for (const typed of [
    '0002-12-24T18:30',
    '0020-12-24T18:30',
    '0202-12-24T18:30',
    '2026-12-24T18:30',
  ])
    expect(toLocalDateTime(fromLocalDateTime(typed))).toBe(typed);
  expect(fromLocalDateTime('20261-12-24T18:30')).toBe('');
});
