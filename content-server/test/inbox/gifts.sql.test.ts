import { queueDigests } from '../../src/inbox/alerts/digest';
import type { Answer } from '../../testing/calls';
import { ITEM_PAGES } from '../../testing/hiddenItems';
import { post } from '../../testing/postedForm';
import { publicPages, publicReads } from '../../testing/publicAddresses';
import { startRealServer } from '../../testing/realServer';
import { siteFor } from '../../testing/site';

const MAIL = { smtpUrl: 'smtp://127.0.0.1:1', from: 'office@example.org', interval: 3_600_000 };

const { server, call, visit, open } = siteFor(() => startRealServer({ mail: MAIL }));
beforeEach(async () => {
  await server.reset();
  for (const table of ['blocked_senders', 'senders', 'outbox', 'alerts'] as const)
    await server.database.deleteFrom(table).execute();
  await server.database.deleteFrom('site_state').where('key', '=', 'receipts.last').execute();
});

const GIFT = {
  amount: '15000',
  currency: 'MWK',
  way: 'airtel',
  date: '2026-11-28',
  name: 'Ŵitness Phiri',
  contact: '0991 234 567',
  mayThank: 'true',
};
const REFERENCE = /^GIFT-[2-9A-HJKMNP-RT-Z]{4}-[2-9A-HJKMNP-RT-Z]$/;

type Gift = Record<string, unknown> & { _id: string; reference: string };

const announce = (changes: object = {}, headers?: Record<string, string>) =>
  visit('POST', '/gifts', { body: { ...GIFT, ...changes }, headers });
const referenceOf = async (changes: object = {}) =>
  String((await announce(changes)).body.reference);
const found = async (query = '') =>
  (await call('GET', `/gifts${query}`)).body as unknown as { gifts: Gift[]; totalItems: number };
const search = async (text: string) =>
  (await found(`?search=${encodeURIComponent(text)}`)).gifts.map(({ reference }) => reference);
const idOf = async (reference: string) =>
  String((await found(`?search=${reference}`)).gifts[0]?._id);
const setState = (id: string, state: string): Promise<Answer> =>
  call('PUT', `/gifts/${id}/state`, { body: { state } });

/** A received gift. @returns its id */
const received = async (changes: object = {}) => {
  const id = await idOf(await referenceOf(changes));
  expect((await setState(id, 'received')).body.state).toBe('received');
  return id;
};

describe('an announced gift', () => {
  test('gets a reference, and is in the list only', async () => {
    const { status, body } = await announce({}, { 'X-Form-Check': '5200' });
    expect([status, Object.keys(body)]).toEqual([201, ['reference']]);
    expect(body.reference).toMatch(REFERENCE);
    expect((await found()).gifts).toMatchObject([
      {
        ...GIFT,
        amount: 15000,
        mayThank: true,
        reference: body.reference,
        state: 'announced',
        heldFor: '',
        receipts: [],
      },
    ]);
    expect((await visit('GET', '/gifts')).status).toBe(401);
  });

  test('is stored once per key, and keeps its reference after it was deleted', async () => {
    const send = () => announce({}, { 'Idempotency-Key': 'one' });
    const first = await send();
    expect(await send()).toMatchObject({ status: 201, body: first.body });
    const { gifts } = await found();
    expect(gifts).toHaveLength(1);
    const path = `/gifts/${gifts[0]?._id}`;
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await send()).body).toEqual(first.body);
    expect((await found()).gifts).toEqual([]);
    expect((await call('POST', `${path}/restore`)).body.reference).toBe(first.body.reference);
  });

  test('has the amount as people write it', async () => {
    for (const [amount, stored] of [
      [' K15,000 ', 15000],
      ['1,250,000', 1_250_000],
      [12.5, 12.5],
      ['0.05', 0.05],
    ]) {
      const reference = await referenceOf({ amount });
      expect((await found(`?search=${reference}`)).gifts).toMatchObject([{ amount: stored }]);
    }
  });

  test.each([
    [{ amount: '0' }, 'amount', 'Please write the amount in digits only, such as 15000.'],
    [{ amount: '12,50' }, 'amount', 'Please write the amount in digits only, such as 15000.'],
    [{ currency: 'XXX' }, 'currency', 'Currency must be one of: MWK, USD, GBP, EUR, ZAR.'],
    [{ date: '2026-02-30' }, 'date', 'Date must be a valid date.'],
    [{ name: ' ' }, 'name', 'Name is required.'],
    [
      { contact: '12' },
      'contact',
      'Please enter an email address, or a telephone number of 7 to 15 digits.',
    ],
  ])('is rejected with %j', async (changes, field, text) => {
    expect(await announce(changes)).toMatchObject({
      status: 400,
      body: { errors: { [field]: text } },
    });
    expect((await found()).gifts).toEqual([]);
  });

  test('is in an alert, and says what looks like spam', async () => {
    await call('PUT', '/alerts', { body: { wanted: true } });
    const reference = await referenceOf();
    await announce({ name: 'Bot' }, { 'X-Form-Check': '5200;filled' });
    expect((await found()).gifts).toMatchObject([{ heldFor: 'trap' }, { heldFor: '' }]);
    await queueDigests(server.database, 'https://a.example', new Date(Date.now() + 3_700_000));
    const [mail] = await server.database.selectFrom('outbox').selectAll().execute();
    expect(mail?.subject).toBe('1 announced gift');
    expect(mail?.text).toContain(`- Ŵitness Phiri: ${reference}\nhttps://a.example/admin/gifts`);
  });

  test('is 409 while gifts are off, and its page does not exist', async () => {
    await call('PUT', '/content/gift-settings', { body: { accept: 'off' } });
    expect(await announce()).toMatchObject({
      status: 409,
      body: { message: 'Gifts are not taken here at present.' },
    });
    expect((await open('/donate/gift')).status).toBe(404);
    for (const page of ['/donate', '/donate?give=15000'])
      expect((await open(page)).html).not.toContain('Tell us about your gift');
    expect((await post(server, '/donate/gift', { form: 'gift', ...GIFT })).html).toContain(
      'Gifts are not taken here at present.',
    );
  });
});

test('50 gifts that are announced at once have 50 references', async () => {
  const references = await Promise.all(Array.from({ length: 50 }, () => referenceOf()));
  expect(new Set(references).size).toBe(50);
  expect((await found()).totalItems).toBe(50);
});

test('the search tells two gifts of one day and amount apart, and names similar references', async () => {
  const [one, other] = [await referenceOf(), await referenceOf({ name: 'Grace Banda' })];
  expect(await search('K15,000')).toEqual([other, one]);
  expect(await search('grace')).toEqual([other]);
  for (const typed of [one, one.toLowerCase(), one.slice(5).replace('-', ' ')])
    expect(await search(typed)).toEqual([one]);
  const mistyped = one.replace(/.$/, (sign) => (sign === '2' ? '3' : '2'));
  const { gifts } = await found(`?search=${mistyped}`);
  expect(gifts).toMatchObject([{ reference: one, isSimilar: true }]);
  await setState(await idOf(one), 'not-received');
  expect((await found('?state=announced')).gifts).toMatchObject([{ reference: other }]);
});

describe('receipts', () => {
  const receipt = (id: string) => call('POST', `/gifts/${id}/receipt`);

  test('have numbers without gaps, and only received gifts have them', async () => {
    const waiting = await idOf(await referenceOf());
    expect((await receipt(waiting)).status).toBe(409);
    const ids = [];
    for (let at = 0; at < 12; at += 1) ids.push(await received());
    const answers = await Promise.all([...ids, ...ids].map(receipt));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const numbers = new Set(answers.map(({ body }) => Number(body.number)));
    expect([...numbers].sort((a, b) => a - b)).toEqual(ids.map((_, at) => at + 1));
  });

  test('say the same in both languages, and are mailed to an email address only', async () => {
    await call('PUT', '/content/organisation', {
      body: { name: 'Lamp of Mercy', tagline: 'We help.', registration: 'NGO 12' },
    });
    const id = await received({ amount: '12.5', currency: 'USD', contact: 'w@example.org' });
    const { body } = await receipt(id);
    const reference = String((await found()).gifts[0]?.reference);
    expect(String(body.text).split('\n').slice(0, 7)).toEqual([
      'Receipt 1',
      'Lamp of Mercy',
      'Registration number: NGO 12',
      'Received from: Ŵitness Phiri',
      'Amount: USD 12.50',
      'Date of the gift: 2026-11-28',
      `Reference: ${reference}`,
    ]);
    expect(body.text).toContain('\n\nRisiti 1\nLamp of Mercy\nNambala ya kalembera: NGO 12\n');
    expect((await call('POST', `/gifts/${id}/receipt/mail`)).body).toEqual({ number: 1 });
    const mails = await server.database.selectFrom('outbox').selectAll().execute();
    expect(mails).toMatchObject([
      { recipient: 'w@example.org', subject: 'Lamp of Mercy: receipt 1', text: body.text },
    ]);
    const byPhone = await received();
    expect((await call('POST', `/gifts/${byPhone}/receipt/mail`)).body.message).toBe(
      'The giver left no email address.',
    );
    // Nothing was issued.
    expect((await found()).gifts[0]?.receipts).toEqual([]);
    const byMail = await received({ contact: 'g@example.org' });
    expect((await call('POST', `/gifts/${byMail}/receipt/mail`)).body).toEqual({ number: 2 });
  });

  test('are cancelled with a reason and keep their number; the gift stays in the books', async () => {
    const id = await received();
    await receipt(id);
    expect((await setState(id, 'announced')).status).toBe(409);
    expect((await call('DELETE', `/gifts/${id}`)).status).toBe(409);
    const cancel = (reason: string) =>
      call('POST', `/gifts/${id}/receipt/cancel`, { body: { reason } });
    expect((await cancel(' ')).status).toBe(400);
    expect((await cancel('Wrong name')).body).toEqual({ number: 1 });
    expect((await cancel('Again')).status).toBe(404);
    expect((await receipt(id)).body.number).toBe(2);
    expect((await found()).gifts[0]?.receipts).toEqual([
      { number: 2, cancelledAt: '', reason: '' },
      { number: 1, cancelledAt: expect.any(String), reason: 'Wrong name' },
    ]);
    await call('POST', `/gifts/${id}/receipt/cancel`, { body: { reason: 'Wrong date' } });
    expect((await call('DELETE', `/gifts/${id}`)).status).toBe(409);
  });

  test('and deletion exclude each other, also at once', async () => {
    for (let at = 0; at < 8; at += 1) {
      const id = await received();
      const [issued, deleted] = await Promise.all([receipt(id), call('DELETE', `/gifts/${id}`)]);
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual([issued.status, deleted.status]);
    }
  });

  test('are in the export, whose cells are no formulas; totals are by month, way and currency', async () => {
    await receipt(await received({ name: '=HYPERLINK("http://evil.example")' }));
    await received({ amount: '0.1', currency: 'USD' });
    await received({ amount: '0.2', currency: 'USD' });
    await received({ date: '2026-10-01', way: 'bank' });
    await referenceOf({ amount: '99' });
    const response = await fetch(`${server.url}/api/gifts/export?search=hyperlink`, {
      headers: { authorization: `Bearer ${server.token}` },
    });
    const [, line] = (await response.text()).split('\r\n');
    expect(line).toMatch(
      /^"GIFT-....-.","received","2026-11-28","15000","MWK","airtel","'=HYPERLINK\(""http:\/\/evil\.example""\)","0991 234 567","Yes","[^"]+","1"$/,
    );
    expect((await call('GET', '/gifts/totals')).body).toEqual([
      { month: '2026-11', way: 'airtel', currency: 'MWK', amount: 15000, count: 1 },
      { month: '2026-11', way: 'airtel', currency: 'USD', amount: 0.3, count: 2 },
      { month: '2026-10', way: 'bank', currency: 'MWK', amount: 15000, count: 1 },
    ]);
  });
});

test.each([
  [{ phone: '+265 991 234 567' }, {}],
  [{ email: 'Witness@Example.org' }, { contact: 'witness@example.org' }],
])('erasing %j empties name and contact, on the receipt too', async (address, changes) => {
  const id = await received(changes);
  await call('POST', `/gifts/${id}/receipt`);
  await call('POST', '/gifts', { body: { ...GIFT, name: 'Other', contact: '0881 000 000' } });
  const erased = { messages: 0, comments: 0, gifts: 1 };
  expect((await call('POST', '/address-data/count', { body: address })).body).toMatchObject(erased);
  expect((await call('POST', '/address-data/erase', { body: address })).body).toEqual(erased);
  expect((await found('?state=received')).gifts).toMatchObject([
    { name: '', contact: '', amount: 15000, date: '2026-11-28', receipts: [{ number: 1 }] },
  ]);
  const { body } = await call('POST', `/gifts/${id}/receipt`);
  expect(body).toMatchObject({ number: 1, text: expect.stringContaining('Received from: –') });
  const tables = ['gifts', 'receipts', 'changes', 'outbox', 'trash'] as const;
  for (const table of tables)
    expect(
      JSON.stringify(await server.database.selectFrom(table).selectAll().execute()),
    ).not.toMatch(/Ŵitness|witness|234 567/);
});

describe('without script', () => {
  const send = (changes: object = {}, path = '/donate/gift') =>
    post(server, path, { form: 'gift', ...GIFT, ...changes });

  test('the form leads to the reference and the slip of its way; the address names nobody', async () => {
    await call('PUT', '/content/giving', {
      body: { ways: 'Airtel Money | 0999 000 000 | Lamp | Dial *115# • Send', reference: 'Lamp' },
    });
    const form = await open('/ny/donate/gift?give=15000&by=airtel');
    expect(form.html).toContain('action="/ny/donate/gift#gift"');
    expect(form.html).toMatch(/<option value="airtel" selected="">Airtel Money/);
    expect(form.html).toMatch(/name="amount"[^>]*value="15000"/);
    const { status, headers } = await send({}, '/ny/donate/gift');
    const location = String(headers.get('location'));
    expect(status).toBe(303);
    expect(location).toMatch(
      /^\/ny\/donate\/gift\?by=airtel&currency=MWK&gift=LAMP-....-.&give=15000$/,
    );
    const outcome = await open(location.replace('/ny', ''));
    expect(outcome.headers.get('cache-control')).toBe('no-store');
    const [reference] = /LAMP-....-./.exec(location) ?? [''];
    for (const text of [
      'Thank you for your gift',
      `Your reference is ${reference}.`,
      'K15,000',
      'Dial *115#',
      encodeURIComponent(`Reference: ${reference}`),
    ])
      expect(outcome.html).toContain(text);
    expect(outcome.html).not.toContain('and your name');
    expect(await send({}, '/ny/donate/gift')).toMatchObject({ status: 303 });
    expect((await found()).totalItems).toBe(1);
  });

  test('a rejected form keeps what was typed', async () => {
    const { status, html } = await send({ contact: 'x', name: 'Grace' });
    expect(status).toBe(400);
    expect(html).toMatch(/name="name"[^>]*value="Grace"/);
    expect(html).toContain(
      'Please enter an email address, or a telephone number of 7 to 15 digits.',
    );
  });

  test('a reference with a mistake is named', async () => {
    const { html } = await open('/donate/gift?gift=GIFT-2222-3&by=airtel&give=1&currency=MWK');
    expect(html).toContain('This reference contains a mistake.');
  });
});

test('no public page, file or call contains name or contact of a giver', async () => {
  const id = await received({ name: 'Unseen Giver', contact: 'unseen@example.org' });
  await call('POST', `/gifts/${id}/receipt`);
  const reads = (await publicReads(server)).flatMap(({ path, queries }) =>
    path.includes('{') ? [] : queries.map((query) => path + query),
  );
  expect(reads.length).toBeGreaterThan(20);
  for (const address of [...reads, ...(await publicPages(server, [...ITEM_PAGES.values()]))]) {
    const { status, html } = await open(address);
    expect([address, status < 500]).toEqual([address, true]);
    expect(html.includes('Giver') || html.includes('unseen@')).toBe(false);
  }
});
