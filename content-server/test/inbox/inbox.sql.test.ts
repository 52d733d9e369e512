import { FORM_CHECK_HEADER, HONEYPOT_FIELD } from '@charity-site/api-client/entities';
import { queueDigests } from '../../src/inbox/alerts/digest';
import { addUpdate } from '../../testing/calls';
import { post } from '../../testing/postedForm';
import { publicReads } from '../../testing/publicAddresses';
import { startRealServer } from '../../testing/realServer';
import { siteFor } from '../../testing/site';
import { commentOn, MESSAGE } from '../../testing/visitors';

const { server, call, visit, open } = siteFor(startRealServer);
beforeEach(async () => {
  await server.reset();
  for (const table of ['blocked_senders', 'senders', 'alerts', 'outbox'] as const)
    await server.database.deleteFrom(table).execute();
});

type Item = Record<string, unknown> & { _id: string };

const comment = (updateId: string, text: string, headers?: Record<string, string>) =>
  visit('POST', '/content/comments', { body: commentOn(updateId, text), headers });
const shownOn = async (updateId: string) =>
  ((await visit('GET', `/content/comments/update/${updateId}`)).body as unknown as Item[]).map(
    ({ commentText }) => commentText,
  );
const stored = async (status = '') =>
  (await call('GET', `/content/comments${status && `?status=${status}`}`)).body.comments as Item[];
const pageAt = async (path: string) => (await open(path)).html;
const letWait = () => call('PUT', '/content/comment-settings', { body: { newComments: 'wait' } });
const TEXT = 'We were there, and it was wonderful.';
const FORM = { [FORM_CHECK_HEADER]: '5200' };

describe('a call that is repeated with its key', () => {
  const under = { headers: { 'Idempotency-Key': 'one' } };

  test('gets the first response, whatever happened to the message, and stores nothing', async () => {
    const send = () => visit('POST', '/messages', { body: MESSAGE, ...under });
    const { status, body } = await send();
    const id = String(body._id);
    expect([status, body.read]).toEqual([201, false]);
    for (const change of [
      () => call('PUT', `/messages/${id}/read`, { body: { read: true } }),
      () => call('PUT', `/messages/${id}/note`, { body: { note: 'Ask Grace.' } }),
      () => call('DELETE', `/messages/${id}`),
      () => call('POST', '/address-data/erase', { body: { email: MESSAGE.email } }),
    ]) {
      expect((await change()).status).toBe(200);
      expect(await send()).toMatchObject({ status: 201, body });
    }
    expect((await call('GET', '/messages')).body.messages).toEqual([]);
    const other = await visit('POST', '/messages', {
      body: { ...MESSAGE, subject: 'Other' },
      ...under,
    });
    expect([other.status, other.body.created]).toEqual([422, { _id: id, version: body.createdAt }]);
  });

  test('gets the first response, whatever happened to the comment', async () => {
    const update = await addUpdate(call);
    const send = () => comment(update, TEXT, under.headers);
    for (const setting of ['appear', 'wait']) {
      await server.database.deleteFrom('creation_keys').execute();
      await server.database.deleteFrom('comments').execute();
      await call('PUT', '/content/comment-settings', { body: { newComments: setting } });
      const { body } = await send();
      expect(Boolean(body.waits)).toBe(setting === 'wait');
      for (const status of ['hidden', 'visible', 'spam']) {
        await call('PUT', `/content/comments/${String(body._id)}/status`, { body: { status } });
        expect((await send()).body).toEqual(body);
      }
      await call('DELETE', `/content/comments/${String(body._id)}`);
      expect((await send()).body).toEqual(body);
      expect(await stored()).toEqual([]);
    }
  });
});

describe('a new comment', () => {
  test.each([
    ['appears at once', TEXT, {}, 'visible', ''],
    ['from the form appears at once', TEXT, FORM, 'visible', ''],
    ['with a link waits', 'Look at https://example.org', {}, 'waiting', 'links'],
    [
      'whose hidden field was filled in is spam',
      TEXT,
      { [FORM_CHECK_HEADER]: '5200;filled' },
      'spam',
      'trap',
    ],
    ['that was sent at once waits', TEXT, { [FORM_CHECK_HEADER]: '40' }, 'waiting', 'speed'],
  ])('%s', async (_what, text, headers, status, heldFor) => {
    const id = await addUpdate(call);
    const { status: code, body } = await comment(id, text, headers as Record<string, string>);
    expect([code, Boolean(body.waits), body.commentText]).toEqual([
      201,
      status !== 'visible',
      text,
    ]);
    expect(body).not.toHaveProperty('status');
    expect(await shownOn(id)).toEqual(status === 'visible' ? [text] : []);
    expect(await stored()).toEqual([
      expect.objectContaining({ status, heldFor, updateTitle: 'A well' }),
    ]);
  });

  test.each([
    ['form', FORM],
    ['call of a program', {}],
  ])(
    'is held after the same long text was sent ten times in a day, by a %s',
    async (_what, headers) => {
      const id = await addUpdate(call);
      const waits = [];
      for (let time = 0; time < 11; time += 1)
        waits.push(
          Boolean(
            (await comment(id, `${TEXT} ${TEXT}`, headers as Record<string, string>)).body.waits,
          ),
        );
      expect(waits).toEqual([...Array.from({ length: 10 }, () => false), true]);
      expect(await stored('waiting')).toEqual([expect.objectContaining({ heldFor: 'repeated' })]);
    },
  );

  test('waits for approval if the site is set so; each change is in the history', async () => {
    const id = await addUpdate(call);
    await letWait();
    await comment(id, TEXT, { 'Idempotency-Key': 'one' });
    await comment(id, TEXT, { 'Idempotency-Key': 'one' });
    const [held] = await stored('waiting');
    expect(held).toMatchObject({ heldFor: 'approval' });
    expect((await call('GET', '/dashboard')).body).toMatchObject({ waitingComments: 1 });
    const path = `/content/comments/${held?._id}`;
    for (const [status, shown] of [
      ['visible', [TEXT]],
      ['hidden', []],
      ['visible', [TEXT]],
      ['spam', []],
    ] as const) {
      expect((await call('PUT', `${path}/status`, { body: { status } })).body).toMatchObject({
        status,
      });
      expect(await shownOn(id)).toEqual(shown);
    }
    expect((await call('PUT', `${path}/status`, { body: { status: 'gone' } })).status).toBe(400);
    const changes = (await call('GET', `/history?item=${held?._id}`)).body.changes as Item[];
    expect(changes.map(({ action }) => action)).toEqual(['spam', 'approved', 'hidden', 'approved']);
    // The trash brings it back as it was.
    await call('DELETE', path);
    await call('POST', `${path}/restore`);
    expect(await stored('spam')).toHaveLength(1);
    expect(await shownOn(id)).toEqual([]);
  });

  test('that waits is in no public call, feed or page', async () => {
    const id = await addUpdate(call);
    await letWait();
    await comment(id, 'Nobody may read this yet.');
    const open = (await publicReads(server)).map(({ path }) => path);
    expect(open).toContain('/api/content/comments/update/{id}');
    const pages = ['/feed.xml', '/sitemap.xml', `/updates/${id}`, '/', '/news'];
    for (const path of [...open.map((one) => one.replace(/\{\w+\}/, id)), ...pages])
      expect([path, await pageAt(path)]).toEqual([
        path,
        expect.not.stringContaining('Nobody may read'),
      ]);
  });

  test('from a blocked address is spam until the address is unblocked', async () => {
    const id = await addUpdate(call);
    await comment(id, TEXT);
    const [first] = await stored();
    expect(first?.canBlock).toBe(true);
    expect((await call('POST', `/content/comments/${first?._id}/block`)).status).toBe(200);
    expect(await shownOn(id)).toEqual([]);
    expect((await comment(id, 'Another text')).body.waits).toBe(true);
    expect((await stored('spam')).map(({ heldFor }) => heldFor)).toEqual(['blocked', '']);
    const [blocked] = (await call('GET', '/blocked-senders')).body as unknown as Item[];
    expect(blocked).toEqual({
      _id: blocked?._id,
      name: 'Grace',
      by: 'Administrator',
      blockedAt: expect.any(String),
    });
    const { sender } = await server.database
      .selectFrom('senders')
      .select('sender')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(sender).toMatch(/^[\w-]{22}$/);
    await call('DELETE', `/blocked-senders/${blocked?._id}`);
    expect((await comment(id, 'A third text')).body.waits).toBeUndefined();
    await server.database.deleteFrom('senders').execute();
    expect((await call('POST', `/content/comments/${first?._id}/block`)).status).toBe(409);
  });

  test('is rejected while the comments of its update are closed', async () => {
    const id = await addUpdate(call);
    await comment(id, TEXT);
    const body = { title: 'A well', date: '2026-11-21', commenting: 'closed' };
    await call('PUT', `/content/updates/${id}`, { body });
    expect((await visit('GET', `/content/updates/${id}`)).body.commenting).toBe('closed');
    const refused = await comment(id, 'Too late');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Comments on this update are closed.',
    ]);
    expect(await shownOn(id)).toEqual([TEXT]);
  });

  test('is on the cached page only while it is visible', async () => {
    const id = await addUpdate(call);
    await comment(id, TEXT);
    const [{ _id } = { _id: '' }] = await stored();
    for (const status of ['visible', 'hidden', 'visible', 'waiting', 'visible', 'spam'] as const) {
      await call('PUT', `/content/comments/${_id}/status`, { body: { status } });
      for (const page of [await pageAt(`/updates/${id}`), await pageAt(`/updates/${id}`)])
        expect([status, page.includes('<h1'), page.includes(TEXT)]).toEqual([
          status,
          true,
          status === 'visible',
        ]);
    }
  });

  test('posted without script gets the message that it waits', async () => {
    const id = await addUpdate(call);
    const { updateId: _id, ...words } = commentOn(id, TEXT);
    const send = (fields: Record<string, string>) =>
      post(server, `/updates/${id}`, { ...words, ...fields });
    expect((await send({ [HONEYPOT_FIELD]: '' })).headers.get('location')).toBe(
      `/updates/${id}?sent=comment#comment`,
    );
    const trapped = await send({ [HONEYPOT_FIELD]: 'http://spam.example', commentText: 'Other' });
    expect(trapped.headers.get('location')).toBe(`/updates/${id}?sent=comment-waits#comment`);
    expect(await stored('spam')).toHaveLength(1);
    await send({ [HONEYPOT_FIELD]: 'none', commentText: 'By a person in a browser of text' });
    expect(await stored('waiting')).toEqual([expect.objectContaining({ heldFor: 'trap' })]);
  });
});

const message = { ...MESSAGE, message: 'How deep is the well?' };
const inbox = async (query = '') =>
  (await call('GET', `/messages${query}`)).body.messages as Item[];

describe('a message', () => {
  test('filled in by a program is stored as spam, with all fields', async () => {
    await visit('POST', '/messages', {
      body: message,
      headers: { [FORM_CHECK_HEADER]: '900;filled' },
    });
    expect(await inbox()).toEqual([]);
    expect((await call('GET', '/dashboard')).body).toMatchObject({
      unreadMessages: 0,
      counts: { messages: 0 },
    });
    const [held] = await inbox('?folder=spam');
    expect(held).toMatchObject({ ...message, folder: 'spam', heldFor: 'trap' });
    await call('POST', '/messages/changes', { body: { ids: held?._id, change: 'inbox' } });
    expect(await inbox()).toEqual([expect.objectContaining({ ...message, heldFor: '' })]);
  });

  test('by a person who filled in every field of a text-only browser is in the inbox', async () => {
    const send = (fields: Record<string, string>) =>
      post(server, '/contact-us', { ...message, form: 'contact', ...fields });
    expect(await pageAt('/contact-us')).toMatch(
      /<label>Leave this empty(<!-- -->)? <input [^>]*name="homepage"/,
    );
    await send({ [HONEYPOT_FIELD]: 'nothing' });
    expect(await inbox()).toEqual([expect.objectContaining({ ...message, heldFor: 'trap' })]);
    await send({ [HONEYPOT_FIELD]: 'https://spam.example', message: 'Other words' });
    await send({ [HONEYPOT_FIELD]: 'nothing', message: 'Look at https://spam.example' });
    expect(await inbox()).toHaveLength(1);
    expect(await inbox('?folder=spam')).toHaveLength(2);
  });

  test('has the person and time of its answer and a note, and is found by all of them and its form', async () => {
    await visit('POST', '/messages', { body: { ...message, source: 'get-involved' } });
    await visit('POST', '/messages', { body: { ...message, name: 'Peter' } });
    const [peter, grace] = await inbox();
    const before = new Date().toISOString();
    const { body } = await call('PUT', `/messages/${grace?._id}/answered`, {
      body: { answered: true },
    });
    expect(body).toMatchObject({ answeredBy: 'Administrator', name: 'Grace' });
    expect(String(body.answeredAt) >= before).toBe(true);
    await call('PUT', `/messages/${peter?._id}/note`, { body: { note: 'Ask Chikondi.' } });
    const names = async (query: string) => (await inbox(query)).map(({ name }) => name);
    expect(await names('?answered=true')).toEqual(['Grace']);
    expect(await names('?answered=false')).toEqual(['Peter']);
    expect(await names('?source=get-involved')).toEqual(['Grace']);
    expect((await inbox('?source=contact'))[0]).toMatchObject({ note: 'Ask Chikondi.' });
    await call('PUT', `/messages/${grace?._id}/answered`, { body: { answered: false } });
    expect(await names('?answered=true')).toEqual([]);
    const changes = (await call('GET', '/history?list=messages')).body.changes as Item[];
    expect(changes.map(({ action }) => action)).toEqual(['unanswered', 'noted', 'answered']);
  });

  test('is read, deleted and restored together with others', async () => {
    for (const name of ['A', 'B', 'C'])
      await visit('POST', '/messages', { body: { ...message, name } });
    const all = await inbox();
    const ids = [...all.slice(1).map(({ _id }) => _id), 'nothing'].join(',');
    for (const [change, changed, left] of [
      ['read', 2, [false, true, true]],
      ['delete', 2, [false]],
      ['delete', 0, [false]],
      ['restore', 2, [false, true, true]],
      ['unread', 2, [false, false, false]],
    ] as const) {
      expect((await call('POST', '/messages/changes', { body: { ids, change } })).body).toEqual({
        changed,
      });
      expect((await inbox()).map(({ read }) => read)).toEqual(left);
    }
  });
});

describe('the export of the inbox', () => {
  const csv = async (query = '') => {
    const headers = { authorization: `Bearer ${server.token}` };
    const answer = await fetch(`${server.url}/api/messages/export${query}`, { headers });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    return (await answer.text()).replace(/^\uFEFF/, '');
  };

  test('applies search and filters, and escapes formulas', async () => {
    const sent = {
      name: '=HYPERLINK("x")',
      subject: 'Hello, "you"',
      message: '\uff1dHYPERLINK("y")',
    };
    await visit('POST', '/messages', { body: { ...message, ...sent } });
    await visit('POST', '/messages', {
      body: { ...message, subject: 'School', source: 'get-involved' },
    });
    const [head, line, end] = (await csv('?search=hello')).split('\r\n');
    expect(head).toBe(
      '"Status","Sender","Email","Subject","Date","Message","Sent from","Answered","Answered by","Note"',
    );
    expect(line).toMatch(
      /^"Unread","'=HYPERLINK\(""x""\)","grace@example.org","Hello, ""you""","\d+ \w+ \d{4}, \d\d:\d\d","'\uff1dHYPERLINK\(""y""\)","Contact Us page","","",""$/,
    );
    expect(end).toBe('');
    expect((await csv('?source=get-involved')).split('\r\n')).toHaveLength(3);
    expect((await visit('GET', '/messages/export')).status).toBe(401);
  });

  test('contains every message, however many, and reads as fast as it is consumed', async () => {
    const total = 6_000;
    const at = (index: number) =>
      new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 1000).toISOString();
    const row = (index: number) => ({
      ...message,
      _id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      searchText: 'number',
      createdAt: at(index),
      updatedAt: at(index),
      read: 0,
      source: 'contact' as const,
      subject: `Number ${index}.`,
      message: 'x'.repeat(4_800),
    });
    for (let start = 0; start < total; start += 500) {
      const rows = Array.from({ length: 500 }, (_, offset) => row(start + offset));
      await server.database.insertInto('messages').values(rows).execute();
    }
    const subjectsIn = (text: string) => text.match(/Number \d+\./g) ?? [];
    // 29 MB without compression: more than what the line between the two holds.
    const slow = await fetch(`${server.url}/api/messages/export`, {
      headers: { authorization: `Bearer ${server.token}`, 'accept-encoding': 'identity' },
    });
    const reader = slow.body?.pipeThrough(new TextDecoderStream()).getReader();
    const taken = [(await reader?.read())?.value ?? ''];
    const subjects = subjectsIn(await csv());
    expect(subjects).toHaveLength(total);
    expect(new Set(subjects).size).toBe(total);
    expect([subjects[0], subjects.at(-1)]).toEqual([`Number ${total - 1}.`, 'Number 0.']);
    // Meanwhile, there was time to read everything for the slow reader as well.
    await server.database
      .deleteFrom('messages')
      .where('createdAt', '<', at(total / 4))
      .execute();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      taken.push(part.value);
    const read = subjectsIn(taken.join(''));
    expect([read[0], read.at(-1)]).toEqual([`Number ${total - 1}.`, `Number ${total / 4}.`]);
  });
});

describe('alerts', () => {
  const HOUR = 60 * 60_000;
  const mails = () =>
    server.database.selectFrom('outbox').select(['recipient', 'subject', 'text']).execute();
  const digest = (inMs: number) =>
    queueDigests(server.database, 'https://site.example', new Date(Date.now() + inMs));

  test('are one mail an hour for each subscriber, however many processes poll', async () => {
    const id = await addUpdate(call);
    expect((await call('GET', '/alerts')).body).toEqual({ wanted: false, mailIsOn: false });
    await visit('POST', '/messages', { body: { ...message, subject: 'Before' } });
    await call('PUT', '/alerts', { body: { wanted: true } });
    await visit('POST', '/messages', {
      body: { ...message, subject: 'Tea\r\nBcc: all@example.org' },
    });
    await visit('POST', '/messages', {
      body: message,
      headers: { [FORM_CHECK_HEADER]: '900;filled' },
    });
    await comment(id, 'See www.example.org');
    await comment(id, 'This one appears at once.');
    await digest(HOUR / 2);
    expect(await mails()).toEqual([]);
    await Promise.all([digest(HOUR + 1000), digest(HOUR + 1000), digest(HOUR + 2000)]);
    const [first, ...others] = await mails();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      recipient: server.admin.email,
      subject: '1 new message and 1 comment to check',
    });
    expect(first?.text).toContain(
      '- Grace: Tea Bcc: all@example.org\nhttps://site.example/admin/messages',
    );
    expect(first?.text).toContain('- Grace: See www.example.org\n');
    expect(first?.text).not.toMatch(/Before|Water|at once/);
    // Nothing new: no mail.
    await digest(3 * HOUR);
    expect(await mails()).toHaveLength(1);
    // As if nothing had been told for two hours, to somebody who is an editor by now.
    const until = new Date(Date.now() - 2 * HOUR).toISOString();
    await server.database.updateTable('alerts').set({ until }).execute();
    for (const [role, count] of [
      ['editor', 1],
      ['administrator', 2],
    ] as const) {
      await server.database.updateTable('administrators').set({ role }).execute();
      await digest(HOUR);
      expect(await mails()).toHaveLength(count);
    }
    await call('PUT', '/alerts', { body: { wanted: false } });
    expect((await call('GET', '/alerts')).body.wanted).toBe(false);
  });
});
