import { daysLater } from '@charity-site/api-client/entities';
import { dayIn } from '../../src/content/dates/timeZone';
import { queueDigests } from '../../src/inbox/alerts/digest';
import { giveAddedPlaces, purgeBookings } from '../../src/inbox/bookings';
import { personOf } from '../../testing/editors';
import { ITEM_PAGES } from '../../testing/hiddenItems';
import { post } from '../../testing/postedForm';
import { publicPages, publicReads } from '../../testing/publicAddresses';
import { startRealServer } from '../../testing/realServer';
import { siteFor } from '../../testing/site';

const MAIL = { smtpUrl: 'smtp://127.0.0.1:1', from: 'office@example.org', interval: 3_600_000 };

const { server, call, visit, open, add } = siteFor(() => startRealServer({ mail: MAIL }));
beforeEach(async () => {
  await server.reset();
  for (const table of ['blocked_senders', 'senders', 'outbox', 'alerts'] as const)
    await server.database.deleteFrom(table).execute();
});

const TODAY = dayIn('Africa/Blantyre');
const NEXT_WEEK = daysLater(TODAY, 7);

const GUEST = { name: 'Ŵitness Phiri', phone: '0991 234 567', count: 1 };

type Booking = Record<string, unknown> & { _id: string; name: string };

const addEvent = async (changes: object = {}) =>
  (
    await add('events', {
      title: 'Training',
      date: `${NEXT_WEEK}T08:00:00.000Z`,
      location: 'Zomba',
      image: '',
      description: '<p>Come.</p>',
      capacity: 3,
      ...changes,
    })
  )._id;
const pathOf = (event: string) => `/content/events/${event}/bookings`;
const book = (event: string, changes: object = {}, headers?: Record<string, string>) =>
  visit('POST', pathOf(event), { body: { ...GUEST, ...changes }, headers });
/** Books for people whose phone numbers end with these two digits. @returns who waits */
const bookFor = async (event: string, groups: Record<string, number>) => {
  const waiting = [];
  for (const [end, count] of Object.entries(groups))
    waiting.push((await book(event, { name: end, phone: `0991 000 0${end}`, count })).body.waiting);
  return waiting;
};
const listed = async (event: string) =>
  (await call('GET', pathOf(event))).body.bookings as unknown as Booking[];
const seated = async (event: string) =>
  (await listed(event)).filter(({ waiting }) => !waiting).map(({ name }) => name);

describe('a booking', () => {
  test('has a place while there are some, then waits; only the list has name and phone', async () => {
    const event = await addEvent();
    const { status, body } = await book(event, { count: 2 });
    expect([status, body]).toEqual([
      201,
      { waiting: false, link: expect.stringMatching(/^\/places\/[\w-]{43}$/) },
    ]);
    expect((await book(event, { phone: '0881 000 000', count: 2 })).body.waiting).toBe(true);
    expect(await listed(event)).toMatchObject([
      { ...GUEST, count: 2, day: NEXT_WEEK, waiting: false, heldFor: '', movedUpAt: '' },
      { phone: '0881 000 000', waiting: true },
    ]);
    expect((await visit('GET', pathOf(event))).status).toBe(401);
    const stored = await server.database.selectFrom('bookings').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(String(body.link).slice('/places/'.length));
  });

  test('is one for a phone number and day: a further one changes its people, and gets the same answer', async () => {
    const event = await addEvent();
    const first = await book(event, {}, { 'Idempotency-Key': 'one' });
    const further = [
      await book(event, {}, { 'Idempotency-Key': 'one' }),
      await book(event, { phone: '+265 991 234 567', count: 3 }),
    ];
    for (const answer of further) expect(answer).toMatchObject({ status: 201, body: first.body });
    expect(await listed(event)).toMatchObject([{ ...GUEST, count: 3 }]);
  });

  test('of more people than there is room for waits, and those behind it move up', async () => {
    const event = await addEvent();
    expect(await bookFor(event, { '10': 1, '11': 2, '12': 1 })).toEqual([false, false, true]);
    expect(await bookFor(event, { '10': 4 })).toEqual([true]);
    expect(await seated(event)).toEqual(['11', '12']);
    expect(await bookFor(event, { '10': 1, '11': 1 })).toEqual([true, false]);
    expect(await seated(event)).toEqual(['10', '11', '12']);
  });

  test.each([
    [{ day: daysLater(TODAY, 6) }, 'day', 'Please choose a day of the event.'],
    [{ day: 'soon' }, 'day', 'Day must be a valid date.'],
    [{ name: ' ' }, 'name', 'Name is required.'],
    [{ phone: '12' }, 'phone', 'Please enter a telephone number of 7 to 15 digits.'],
    [{ count: 0 }, 'count', 'Number of people must be 1 or more.'],
    [{ count: 6 }, 'count', 'Number of people can be at most 5.'],
    [{ count: 1.5 }, 'count', 'Number of people must be a whole number.'],
  ])('is rejected with %j', async (changes, field, text) => {
    const event = await addEvent();
    expect(await book(event, changes)).toMatchObject({
      status: 400,
      body: { errors: { [field]: text } },
    });
    expect(await listed(event)).toEqual([]);
  });

  test('is for a day of a repeated event that is not over', async () => {
    const date = `${daysLater(TODAY, -7)}T08:00:00.000Z`;
    const repeatsUntil = daysLater(TODAY, 14);
    const event = await addEvent({ date, repeats: 'weekly', repeatsUntil });
    for (const day of ['', daysLater(TODAY, -7), daysLater(TODAY, 21)])
      expect((await book(event, { day })).body.errors).toHaveProperty('day');
    for (const day of [TODAY, NEXT_WEEK])
      expect((await book(event, { day, count: 3 })).body.waiting).toBe(false);
    expect(await seated(event)).toHaveLength(2);
  });

  test('is 404 or 409 where there are no places; the organiser, and no writer, adds people while it is closed', async () => {
    const closed = await addEvent({ bookings: 'closed' });
    for (const event of [closed, await addEvent({ capacity: 0 })])
      expect(await book(event)).toMatchObject({
        status: 409,
        body: { message: 'Bookings are closed.' },
      });
    expect((await book(await addEvent({ status: 'draft' }))).status).toBe(404);
    const token = await personOf(call, { name: 'Grace', role: 'writer' });
    expect((await call('POST', pathOf(closed), { token, body: GUEST })).status).toBe(409);
    expect((await call('POST', pathOf(closed), { body: GUEST })).body.waiting).toBe(false);
  });

  test('that may be spam takes no place, and many of one address are marked', async () => {
    const event = await addEvent({ capacity: 30 });
    expect((await book(event, {}, { 'X-Form-Check': '5200;filled' })).body.waiting).toBe(true);
    expect(await listed(event)).toMatchObject([{ heldFor: 'trap', waiting: true }]);
    await call('POST', pathOf(event), { body: GUEST });
    expect(await listed(event)).toMatchObject([{ heldFor: '', waiting: false }]);
    await bookFor(event, { '10': 5, '11': 4, '12': 5 });
    expect((await listed(event)).map(({ heldFor }) => heldFor)).toEqual(['', '', '', 'many']);
    expect(await seated(event)).toHaveLength(4);
  });

  test('moves up within a minute when the event gets more places', async () => {
    const event = await addEvent({ capacity: 1 });
    await bookFor(event, { '10': 1, '11': 3, '12': 1 });
    await giveAddedPlaces(server.database, TODAY);
    expect(await seated(event)).toEqual(['10']);
    const { body } = await call('GET', `/content/events/${event}?drafts=true`);
    await call('PUT', `/content/events/${event}`, { body: { ...body, capacity: 4 } });
    await giveAddedPlaces(server.database, TODAY);
    expect(await seated(event)).toEqual(['10', '11']);
  });
});

describe('a place that is given back', () => {
  const linkOf = async (event: string, changes: object = {}) =>
    String((await book(event, changes)).body.link);

  test('goes to the first waiting group that fits, and the organiser gets its number', async () => {
    await call('PUT', '/alerts', { body: { wanted: true } });
    const event = await addEvent();
    await bookFor(event, { '10': 1, '11': 2, '12': 3, '13': 2, '14': 1 });
    const link = await linkOf(event, { phone: '0991 000 011', count: 2 });
    for (const method of ['GET', 'HEAD']) await fetch(server.url + link, { method });
    expect(await seated(event)).toEqual(['10', '11']);
    const { status, html, headers } = await post(server, link, {});
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(html).toContain('The place was given back.');
    expect(await seated(event)).toEqual(['10', '13']);
    expect((await open(link)).status).toBe(410);
    expect((await post(server, link, {})).status).toBe(410);
    await queueDigests(server.database, 'https://a.example', new Date(Date.now() + 3_700_000));
    const [mail] = await server.database.selectFrom('outbox').selectAll().execute();
    expect(mail?.subject).toBe('1 group with a place from the waiting list');
    expect(mail?.text).toContain('- 13: 0991 000 013\nhttps://a.example/admin/bookings');
  });

  test('is not given back from another site, nor after the day', async () => {
    const event = await addEvent();
    const link = await linkOf(event);
    await post(server, link, {}, { 'sec-fetch-site': 'cross-site' });
    expect(await seated(event)).toHaveLength(1);
    await server.database
      .updateTable('bookings')
      .set({ day: daysLater(TODAY, -1) })
      .execute();
    expect((await post(server, link, {})).status).toBe(410);
    expect(await seated(event)).toHaveLength(1);
  });

  test('is given back by the organiser, too', async () => {
    const event = await addEvent();
    await bookFor(event, { '10': 3, '11': 1 });
    const [{ _id } = { _id: '' }] = await listed(event);
    expect((await call('DELETE', `${pathOf(event)}/${_id}`)).status).toBe(200);
    expect((await call('DELETE', `${pathOf(event)}/${_id}`)).status).toBe(404);
    expect(await seated(event)).toEqual(['11']);
  });

  test('its page has the state, in Chichewa, and neither name nor number', async () => {
    const event = await addEvent({ capacity: 1 });
    const links = [await linkOf(event), await linkOf(event, { phone: '0881 000 000' })];
    const pages = await Promise.all(links.map((link) => open(link)));
    expect(pages[0]?.html).toContain('We keep a place for you.');
    expect(pages[1]?.html).toContain('You are on the waiting list.');
    expect((await open(`/ny${links[1]}`)).html).toContain('Muli pamndandanda.');
    for (const { html, headers } of pages) {
      expect(html).not.toMatch(/itness|Phiri|234 567/);
      expect(html).toContain('Training');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('the page of an event', () => {
  const pageOf = async (event: string) => (await open(`/events/${event}`)).html;

  test('has the form with places, and says when all are taken or it is closed', async () => {
    const event = await addEvent({ capacity: 1 });
    expect(await pageOf(event)).toMatch(/<button[^>]*type="submit"[^>]*>Keep me a place/);
    expect(await pageOf(event)).not.toContain('name="day"');
    await book(event);
    expect(await pageOf(event)).toContain('All places are taken. You can join the waiting list.');
    const { body } = await call('GET', `/content/events/${event}?drafts=true`);
    await call('PUT', `/content/events/${event}`, { body: { ...body, bookings: 'closed' } });
    const closed = await pageOf(event);
    expect(closed).toContain('Bookings are closed.');
    expect(closed).not.toContain('Keep me a place');
  });

  test('and the calls are as before without places; a save without the fields keeps them', async () => {
    const event = await addEvent({ capacity: 0 });
    expect(await pageOf(event)).not.toContain('Keep me a place');
    const { body } = await visit('GET', `/content/events/${event}`);
    const { body: all } = await visit('GET', '/content/events?limit=5');
    for (const item of [body, (all.events as unknown as object[])[0]])
      for (const name of ['capacity', 'bookings', 'booked']) expect(item).not.toHaveProperty(name);
    const { title, date, location, description } = body;
    const save = (changes: object) =>
      call('PUT', `/content/events/${event}?drafts=true`, {
        body: { title, date, location, description, image: '', ...changes },
      });
    await save({ capacity: 5, bookings: 'closed' });
    expect((await save({})).body).toMatchObject({ capacity: 5, bookings: 'closed' });
  });

  test('takes the form without script, in Chichewa, and leads to the page of the booking', async () => {
    const event = await addEvent({ capacity: 1 });
    const path = `/ny/events/${event}`;
    const form = { form: 'booking', ...GUEST, count: '1' };
    const sent = await post(server, path, form);
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toMatch(/^\/ny\/places\/[\w-]{43}$/);
    const rejected = await post(server, path, { ...form, phone: 'x' });
    expect(rejected.status).toBe(400);
    expect(rejected.html).toContain('Chonde lembani nambala ya foni ya manambala 7 mpaka 15.');
    expect(rejected.html).toMatch(/name="name"[^>]*value="Ŵitness Phiri"/);
    expect(await listed(event)).toHaveLength(1);
  });
});

test('the organiser has the list as CSV, whose cells are no formulas', async () => {
  const event = await addEvent();
  await book(event, { name: '=HYPERLINK("http://evil.example")' });
  const response = await fetch(`${server.url}/api${pathOf(event)}/export`, {
    headers: { authorization: `Bearer ${server.token}` },
  });
  const [, line] = (await response.text()).split('\r\n');
  expect(line).toBe(
    `"${NEXT_WEEK}","'=HYPERLINK(""http://evil.example"")","0991 234 567","1","No"`,
  );
});

test('an event that is deleted says how many have a place, and comes back with them', async () => {
  const event = await addEvent();
  await bookFor(event, { '10': 1, '11': 1, '12': 2 });
  const { body } = await call('GET', '/content/events?drafts=true');
  expect(body.events).toMatchObject([{ booked: [{ day: NEXT_WEEK, people: 2 }] }]);
  await call('DELETE', `/content/events/${event}`);
  expect(await listed(event)).toEqual([]);
  await call('POST', `/content/events/${event}/restore`);
  expect(await seated(event)).toEqual(['10', '11']);
});

test('bookings are deleted 30 days after their day, also with their event in the trash', async () => {
  const [event, deleted] = [await addEvent(), await addEvent()];
  for (const one of [event, deleted]) await book(one);
  await call('DELETE', `/content/events/${deleted}`);
  const at = (days: number) => new Date(`${daysLater(NEXT_WEEK, days)}T12:00:00Z`);
  await purgeBookings(server.database, at(30));
  expect(await listed(event)).toHaveLength(1);
  await purgeBookings(server.database, at(31));
  expect(await listed(event)).toEqual([]);
  await call('POST', `/content/events/${deleted}/restore`);
  expect(await listed(deleted)).toEqual([]);
});

test('erasing a phone number deletes its bookings, also in the trash', async () => {
  const [event, deleted] = [await addEvent(), await addEvent()];
  for (const one of [event, deleted]) await book(one);
  await book(event, { phone: '0881 000 000', name: 'Other' });
  await call('DELETE', `/content/events/${deleted}`);
  const body = { phone: '+265 991 234 567' };
  const erased = { messages: 0, comments: 0, bookings: 2 };
  expect((await call('POST', '/address-data/erase', { body })).body).toEqual(erased);
  for (const table of ['bookings', 'changes', 'outbox', 'trash'] as const)
    expect(
      JSON.stringify(await server.database.selectFrom(table).selectAll().execute()),
    ).not.toMatch(/itness|234 567/);
  expect(await listed(event)).toMatchObject([{ name: 'Other' }]);
});

test('no public page, file or call contains name or phone of a guest', async () => {
  const event = await addEvent({ title: 'Unseen event', capacity: 1 });
  for (const phone of ['0991 777 888', '0881 777 888'])
    await book(event, { name: 'Secret Guest', phone });
  const reads = (await publicReads(server)).flatMap(({ path, queries }) =>
    queries.map((query) => path.replace('{id}', event) + query),
  );
  expect(reads.length).toBeGreaterThan(20);
  const pages = await publicPages(server, [...ITEM_PAGES.values()]);
  for (const address of [...reads, ...pages, `/events/${event}`]) {
    const { status, html } = await open(address);
    expect([address, status < 500]).toEqual([address, true]);
    expect(html.includes('Guest') || html.includes('777 888')).toBe(false);
  }
});
