import { calendarFile, calendarFileName } from './calendarFile';

const event = {
  _id: 'e1',
  title: 'Tea, prayer; and song',
  date: '2026-12-01T08:00:00.000Z',
  location: 'Zomba\nOffice',
  image: '',
  description: '<p>Come &amp; see.</p>',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

test('is a calendar with one event, in UTC and without an invented end, its commas and breaks escaped', () => {
  expect(calendarFile(event, 'https://example.org/events/e1').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Charity site//Events//EN',
    'BEGIN:VEVENT',
    'UID:e1@example.org',
    'DTSTAMP:20261120T100000Z',
    'DTSTART:20261201T080000Z',
    'SUMMARY:Tea\\, prayer\\; and song',
    'LOCATION:Zomba\\nOffice',
    'DESCRIPTION:Come & see.',
    'URL:https://example.org/events/e1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('breaks long lines at 75 bytes, never within a letter', () => {
  const file = calendarFile({ ...event, title: 'ŵ'.repeat(100) }, 'https://example.org/events/e1');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replace(/\r\n /g, '')).toContain(`SUMMARY:${'ŵ'.repeat(100)}`);
});

test('the file is named after the event', () => {
  expect(calendarFileName('Tea, prayer; and song!')).toBe('tea-prayer-and-song.ics');
  expect(calendarFileName('Malaŵi Day / عيد')).toBe('malaŵi-day-عيد.ics');
  expect(calendarFileName('🎉')).toBe('event.ics');
  expect(calendarFileName('x'.repeat(200))).toHaveLength(64);
});
