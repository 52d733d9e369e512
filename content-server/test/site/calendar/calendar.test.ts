import { eventDays, type Event } from '@charity-site/api-client/entities';
import ICAL from 'ical.js';
import { startOfToday } from '../../../src/content/routes/upcomingEvents';
import { startRealServer } from '../../../testing/realServer';
import { emptySite } from '../../../testing/site';

const {
  call,
  visit,
  open,
  add: addItem,
} = emptySite(() => startRealServer({ siteUrl: 'https://lamp.example.org' }));

/** 08:30 in Blantyre on the third Saturday of November 2026. */
const TEA = {
  title: 'Tea, prayer; and song',
  date: '2026-11-21T06:30:00.000Z',
  ends: '2026-11-21T08:30:00.000Z',
  location: 'Zomba\\Office',
  description: '<p>Come &amp; see.</p>',
};

const add = async (changes: object = {}) =>
  (await addItem('events', { ...TEA, ...changes })) as unknown as Event;

/**
 * Properties of the calendar, then its components, then its end; every line ends (RFC 5545, 3.1 and
 * 3.6).
 */
const IN_ORDER =
  /^BEGIN:VCALENDAR\r\n(?:(?!BEGIN:|END:).*\r\n)+(?:BEGIN:(\w+)\r\n[^]*?END:\1\r\n)*END:VCALENDAR\r\n$/;

/** Parses a calendar with another library. */
const read = async (path: string) => {
  const { status, headers, html: text } = await open(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text).toMatch(IN_ORDER);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { headers, calendar, events };
};

const instant = (time: ICAL.Time) => time.toJSDate().toISOString();

test('an event is a file with its time in the zone of the site, its end, its place and its page', async () => {
  const { _id, updatedAt } = await add();
  const { headers, events } = await read('/events/2026-tea-prayer-and-song.ics');
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="2026-tea-prayer-and-song.ics"',
  );
  const [event] = events;
  expect(event).toMatchObject({
    uid: `${_id}@lamp.example.org`,
    summary: TEA.title,
    location: TEA.location,
    description: 'Come & see.',
  });
  expect(event?.startDate.toString()).toBe('2026-11-21T08:30:00');
  expect(event?.startDate.zone?.tzid).toBe('Africa/Blantyre');
  expect(event && [instant(event.startDate), instant(event.endDate)]).toEqual([TEA.date, TEA.ends]);
  expect(event?.component.getFirstPropertyValue('url')).toBe(
    'https://lamp.example.org/events/2026-tea-prayer-and-song',
  );
  expect(
    event && instant(event.component.getFirstPropertyValue('dtstamp') as ICAL.Time).slice(0, 19),
  ).toBe(updatedAt.slice(0, 19));
  expect(event?.isRecurring()).toBe(false);
});

test('texts of a file have no control characters, and its name is escaped', async () => {
  const { _id } = await add({
    title: 'Choir\u000bpractice',
    location: 'Hall\u0007',
    description: '<p>te\bxt</p>',
  });
  for (const path of ['/events.ics', `/events/${_id}.ics`]) {
    const { html: text } = await open(path);
    expect(text).toContain('SUMMARY:Choir practice\r\n');
    expect(text).toContain('DESCRIPTION:text\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  }
  await call('PUT', '/content/organisation', {
    body: { name: 'Faith, Hope; Love', tagline: 'Help' },
  });
  const { html: text } = await open('/events.ics');
  for (const name of ['NAME', 'X-WR-CALNAME'])
    expect(text).toContain(`\r\n${name}:Faith\\, Hope\\; Love\r\n`);
});

test('an event without an end has none in its file; its id and a former slug lead to the file', async () => {
  const { _id } = await add({ ends: '' });
  await call('PUT', `/content/events/${_id}`, { body: { ...TEA, title: 'Song', ends: '' } });
  for (const address of [_id, '2026-song', '2026-tea-prayer-and-song']) {
    const { headers, events } = await read(`/events/${address}.ics`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="2026-song.ics"');
    expect(events[0]?.component.hasProperty('dtend')).toBe(false);
  }
});

test('a recurring event is on the same days in a calendar as on the website', async () => {
  const daysOf = async (changes: object) => {
    const event = await add(changes);
    const days = (await read(`/events/${event._id}.ics`)).events[0]?.iterator();
    const found: string[] = [];
    for (let next = days?.next(); next; next = days?.next()) found.push(next.toString());
    return { event, found };
  };
  for (const [repeats, repeatsUntil] of [
    ['weekly', '2027-01-30'],
    ['fortnightly', '2027-01-30'],
    ['monthly', '2027-11-30'],
  ] as const) {
    const { event, found } = await daysOf({ repeats, repeatsUntil });
    expect(found).toEqual(eventDays('2026-11-21', event).map((day) => `${day}T08:30:00`));
    expect(found.length).toBeGreaterThan(4);
  }
  // A fifth weekday of a month is the last one.
  const fifth = {
    date: '2026-08-29T06:30:00.000Z',
    ends: '',
    repeats: 'monthly',
    repeatsUntil: '2026-11-30',
  };
  const days = (await daysOf(fifth)).found.map((instant) => instant.slice(0, 10));
  expect(days).toEqual(['2026-08-29', '2026-09-26', '2026-10-31', '2026-11-28']);
});

test("the feed has the site's name and all events, and is not sent again while unchanged", async () => {
  await add();
  await add({ title: 'Song', repeats: 'weekly', repeatsUntil: '2027-01-30' });
  const { headers, calendar, events } = await read('/events.ics');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Lamp of Mercy Trust');
  expect(events.map(({ summary }) => summary).sort()).toEqual(['Song', TEA.title]);
  expect((await open('/events.ics', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(
    304,
  );
});

test('the calendar of a site without events is valid; that of a missing event is a 404', async () => {
  expect((await read('/events.ics')).events).toEqual([]);
  for (const path of ['/events/nothing.ics', '/events/.ics', '/events/A_B.ics'])
    expect((await open(path)).status).toBe(404);
});

describe('upcoming events', () => {
  const DAY = 86_400_000;
  const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const upcoming = async (query = '') =>
    (await visit('GET', `/content/upcoming-events${query}`)).body as unknown as Event[];

  test('a recurring one is listed once, with the date and the end of its next occurrence', async () => {
    const [date, ends] = [daysFromNow(-21), daysFromNow(-20.9)];
    const until = daysFromNow(60).slice(0, 10);
    const { _id } = await add({
      title: 'Weekly',
      date,
      ends,
      repeats: 'weekly',
      repeatsUntil: until,
    });
    await add({
      title: 'Over',
      date,
      ends,
      repeats: 'weekly',
      repeatsUntil: daysFromNow(-10).slice(0, 10),
    });
    await add({ title: 'Soon', date: daysFromNow(3), ends: '' });
    const events = await upcoming();
    expect(events.map(({ title }) => title)).toEqual(['Weekly', 'Soon']);
    const later = (instant: string) => new Date(Date.parse(instant) + 21 * DAY).toISOString();
    expect(events[0]).toMatchObject({
      _id,
      date: later(date),
      ends: later(ends),
      repeatsUntil: until,
    });
    expect(await upcoming('?fields=title&pictures=true')).toEqual([
      { _id, title: 'Weekly' },
      { _id: events[1]?._id, title: 'Soon' },
    ]);
    expect(await upcoming('?limit=1')).toHaveLength(1);
    // Five by default.
    for (let day = 4; day < 10; day += 1)
      await add({ title: `In ${day} days`, date: daysFromNow(day), ends: '' });
    const five = ['Weekly', 'Soon', 'In 4 days', 'In 5 days', 'In 6 days'];
    expect((await upcoming()).map(({ title }) => title)).toEqual(five);
  });

  test('one of several days is listed until its end', async () => {
    await add({ title: 'Camp', date: daysFromNow(-3), ends: daysFromNow(2) });
    await add({ title: 'Past camp', date: daysFromNow(-9), ends: daysFromNow(-4) });
    // An end at midnight is exclusive, also that of an event that repeats.
    const night = { date: daysFromNow(-1.5), ends: startOfToday('Africa/Blantyre') };
    await add({ title: 'Praise night', ...night });
    const today = new Date().toISOString().slice(0, 10);
    await add({ title: 'Weekly night', ...night, repeats: 'weekly', repeatsUntil: today });
    expect((await upcoming()).map(({ title }) => title)).toEqual(['Camp']);
  });
});

test('an event has its hour on a server whose time zone skips that hour', async () => {
  const { TZ } = process.env;
  process.env.TZ = 'Europe/London';
  try {
    const vigil = { date: '2027-03-27T23:30:00.000Z', ends: '2027-03-28T00:15:00.000Z' };
    await add({ ...vigil, repeats: 'weekly', repeatsUntil: '2027-03-28' });
    const { html: text } = await open('/events.ics');
    expect(text).toContain('DTSTART;TZID=Africa/Blantyre:20270328T013000\r\n');
    expect(text).toContain('DTEND;TZID=Africa/Blantyre:20270328T021500\r\n');
    expect(text).toContain('UNTIL=20270328T215959Z');
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});
