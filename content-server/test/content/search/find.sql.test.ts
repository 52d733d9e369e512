import { editorOf } from '../../../testing/editors';
import { textOf, wordsMarked, type Part } from '../../../testing/foundParts';
import { emptySite } from '../../../testing/site';
import { commentOn, MESSAGE } from '../../../testing/visitors';

const { call, visit, add } = emptySite();

interface Group {
  list: string;
  entries: {
    _id: string;
    list: string;
    title: Part[];
    excerpt: Part[];
    state: string;
    language?: string;
  }[];
  hasMore: boolean;
}

const groupsOf = async (q: string, token?: string): Promise<Group[]> =>
  (await call('GET', `/find?q=${encodeURIComponent(q)}`, { token })).body.groups as Group[];
/** Each list with its entries: name and state. */
const found = async (q: string, token?: string) =>
  Object.fromEntries(
    (await groupsOf(q, token)).map(({ list, entries }) => [
      list,
      entries.map(({ title, state }) => [textOf(title), state].filter(Boolean).join(', ')),
    ]),
  );

const update = (title: string, changes: object = {}) =>
  add('updates', { title, date: '2026-10-01', image: '', description: '<p>Text.</p>', ...changes });
const partner = (name: string) =>
  add('partners', { name, logo: '/uploads/aaaaaaaaaaaaaaaa-800x600.jpg', order: 0 });
const message = (subject: string, text: string) =>
  visit('POST', '/messages', { body: { ...MESSAGE, subject, message: text } });
const comment = (updateId: string, text: string) =>
  visit('POST', '/content/comments', { body: commentOn(updateId, text) });
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

test('finds content of all lists in every state by title and text, with the trash as a group', async () => {
  await update('A borehole for Zomba');
  await update('Waiting', {
    status: 'draft',
    description: '<p>The <b>boreholes</b> are not ready.</p>',
  });
  await update('Borehole opens', { publishAt: tomorrow() });
  await partner('Borehole Drillers Ltd');
  const { _id } = await partner('Old borehole friends');
  await call('DELETE', `/content/partners/${_id}`);
  expect(await found('borehole')).toEqual({
    updates: ['Borehole opens, scheduled', 'A borehole for Zomba, published', 'Waiting, draft'],
    partners: ['Borehole Drillers Ltd'],
    trash: ['Old borehole friends'],
  });
});

test('finds trashed items by their words, ignoring case, markup and comments', async () => {
  const { _id } = await update('Deleted', {
    description: '<p>Ŵezi and <strong>ÉLISE</strong> dug a well.</p>',
  });
  await comment(_id, 'Praise!');
  await call('DELETE', `/content/updates/${_id}`);
  expect(await found('ŵEZI élise')).toEqual({ trash: ['Deleted'] });
  for (const other of ['strong', 'praise']) expect(await found(other)).toEqual({});
});

test('finds singletons, page heroes, messages, comments and people', async () => {
  await comment((await update('A well'))._id, 'Praise for Zikomo!');
  await message('Zikomo kwambiri', 'We thank you all.');
  await call('PUT', '/content/quote', {
    body: { text: 'Zikomo means thank you.', author: 'A neighbour' },
  });
  await call('PUT', '/content/groups', {
    body: { groups: 'Widows | Zikomo circle | They meet on Fridays' },
  });
  await call('PUT', '/content/page-hero', {
    body: {
      pageIdentifier: 'mission',
      title: 'Zikomo',
      image: '/uploads/aaaaaaaaaaaaaaaa-800x600.jpg',
    },
  });
  await call('PUT', '/auth/name', { body: { name: 'Zikomo Banda' } });
  expect(await found('zikomo')).toEqual({
    comments: ['Grace'],
    messages: ['Grace, unread'],
    quote: ['Quote'],
    groups: ['Groups'],
    'page-hero': ['Mission Page'],
    people: ['Zikomo Banda'],
  });
  const [groups] = (await groupsOf('fridays')).map(({ entries }) => entries);
  expect(textOf(groups?.[0]?.excerpt)).toBe('…circle · They meet on Fridays');
  const [messages] = (await groupsOf('zikomo thank')).filter(({ list }) => list === 'messages');
  expect(textOf(messages?.entries[0]?.excerpt)).toBe(
    'grace@example.org · Zikomo kwambiri · We thank you all.',
  );
  expect(wordsMarked(messages?.entries[0]?.excerpt)).toEqual(['Zikomo', 'thank']);
});

test('matches all words in any order, also within words, and highlights them', async () => {
  await partner('Kuphunzira ndi Moyo');
  await partner('Moyo Bakery');
  expect(await found('MOYO phunzi')).toEqual({ partners: ['Kuphunzira ndi Moyo'] });
  const [group] = await groupsOf('moyo phunzi');
  expect(wordsMarked(group?.entries[0]?.title)).toEqual(['Kuphunzira', 'Moyo']);
});

test('finds translated items by Chichewa words, and returns these with the language', async () => {
  const inChichewa = (address: string, body: object) =>
    call('PUT', `/content/${address}/translations/ny`, { body });
  const well = await update('A well', { status: 'draft' });
  const words = { title: 'Mjigo watsopano', description: '<p>Madzi <b>abwino</b></p>' };
  await inChichewa(`updates/${well._id}`, words);
  await inChichewa(`updates/${(await update('Mjigo'))._id}`, { title: 'Mjigo wakale' });
  const slide = await add('hero-slides', {
    title: 'Water',
    image: '/uploads/aaaaaaaaaaaaaaaa-800x600.jpg',
  });
  await inChichewa(`hero-slides/${slide._id}`, { title: 'Mijigo ya madzi' });
  await call('PUT', '/content/groups', { body: { groups: 'Widows | Hands' } });
  await inChichewa('groups', { groups: 'Amasiye | Mjigo wa pamudzi' });
  const old = await update('Deleted');
  await inChichewa(`updates/${old._id}`, { title: 'Mjigo wochotsedwa' });
  await call('DELETE', `/content/updates/${old._id}`);

  const shownBy = async (q: string) =>
    Object.fromEntries(
      (await groupsOf(q)).map(({ list, entries }) => [
        list,
        entries.map(({ title, language }) => [textOf(title), language]),
      ]),
    );
  expect(await shownBy('mjigo')).toEqual({
    updates: [
      ['Mjigo', undefined],
      ['Mjigo watsopano', 'ny'],
    ],
    groups: [['Groups', 'ny']],
    trash: [['Mjigo wochotsedwa', 'ny']],
  });
  expect(await shownBy('jigo madz')).toEqual({ 'hero-slides': [['Mijigo ya madzi', 'ny']] });
  const [group] = await groupsOf('abwino mjigo');
  expect(group?.entries).toMatchObject([{ state: 'draft', language: 'ny' }]);
  expect(wordsMarked(group?.entries[0]?.excerpt)).toEqual(['abwino']);
  expect(await shownBy('well')).toMatchObject({ updates: [['A well', undefined]] });
});

test('returns the part of a long text with the word', async () => {
  const before = 'Nothing to see here. '.repeat(20);
  await update('Report', { description: `<p>${before}Then the goats arrived.</p>` });
  const [group] = await groupsOf('goats');
  const excerpt = group?.entries[0]?.excerpt ?? [];
  expect(textOf(excerpt)).toMatch(/^….{1,220}$/);
  expect(wordsMarked(excerpt)).toEqual(['goats']);
});

test('returns five entries of a list and whether there are more', async () => {
  for (let count = 1; count <= 6; count += 1) await partner(`Mill ${count}`);
  for (let count = 1; count <= 5; count += 1) await update(`Mill ${count}`);
  expect(
    (await groupsOf('mill')).map(({ list, entries, hasMore }) => [list, entries.length, hasMore]),
  ).toEqual([
    ['partners', 5, true],
    ['updates', 5, false],
  ]);
});

test('shows an editor the content and its trash only', async () => {
  const editor = await editorOf(call);
  await update('Ruth and Naomi');
  const { _id } = await partner('Ruth Foundation');
  await call('DELETE', `/content/partners/${_id}`);
  await message('For Ruth', 'Hello Ruth');
  await call('PUT', '/content/quote', { body: { text: 'As Ruth said.', author: 'A' } });
  await call('DELETE', '/content/quote');
  const contact = { phone: '+265 1', email: 'ruth@example.org', address: 'Ruth Street' };
  await call('PUT', '/content/contact-details', { body: contact });
  expect(Object.keys(await found('ruth'))).toEqual(
    expect.arrayContaining(['updates', 'messages', 'contact-details', 'people', 'trash']),
  );
  expect(await found('ruth', editor)).toEqual({
    updates: ['Ruth and Naomi, published'],
    trash: ['Ruth Foundation'],
  });
});

test('a search of punctuation returns no error and no accidental results', async () => {
  await partner('Something else');
  for (const q of ['', '   ', '%', '_', '"', `' OR 1=1 --`, '\\', '&|!:*', '\u0000'])
    expect([q, await call('GET', `/find?q=${encodeURIComponent(q)}`)]).toMatchObject([
      q,
      { status: 200, body: { groups: [] } },
    ]);
});

test('finds a message', async () => {
  await message('A question', 'When?');
  const { messages } = (await call('GET', '/messages')).body as unknown as {
    messages: { _id: string }[];
  };
  const { status, body } = await call('GET', `/messages/${messages[0]?._id}`);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ subject: 'A question', read: false, note: '' }),
  ]);
  expect((await call('GET', '/messages/none')).status).toBe(404);
});
