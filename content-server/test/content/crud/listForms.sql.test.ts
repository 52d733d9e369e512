import { contentTypeAt } from '../../../testing/contentTypes';
import { emptySite } from '../../../testing/site';

const { server, call, visit } = emptySite();

const STEPS = [{ text: 'Dial *211#.' }, { text: 'Choose "Pay | Bill".' }];
const WAY = { name: 'Airtel Money', number: '0999 000 000', accountName: 'Lamp', steps: STEPS };
const WAY_TEXT = 'Airtel Money | 0999 000 000 | Lamp | Dial *211#. • Choose "Pay / Bill".';
const COUNT = { what: 'wells', done: '9', planned: '12' };

const giving = { ways: [WAY], amounts: [{ amount: 'K5,000', text: 'books' }] };
const save = (body: object, query = '?lists=objects') =>
  call('PUT', `/content/giving${query}`, { body });

test('a list is returned as objects if requested, and as text by default', async () => {
  const saved = await save(giving);
  expect(saved.body).toMatchObject({ ...giving, purposes: [] });
  expect((await visit('GET', '/content/giving?lists=objects')).body).toMatchObject({
    ...giving,
    purposes: [],
  });
  expect((await visit('GET', '/content/giving')).body).toMatchObject({
    ways: WAY_TEXT,
    amounts: 'K5,000 | books',
    purposes: '',
  });
  expect(await server.database.selectFrom('giving').select(['ways', 'purposes']).execute()).toEqual(
    [{ ways: JSON.stringify([WAY]), purposes: '' }],
  );
});

test('the text form of a list is accepted, too', async () => {
  expect((await save({ ways: 'TNM Mpamba | 0888 000 000', amounts: '' }, '')).body).toMatchObject({
    ways: 'TNM Mpamba | 0888 000 000',
    amounts: '',
  });
  expect((await visit('GET', '/content/giving?lists=objects')).body.ways).toEqual([
    { name: 'TNM Mpamba', number: '0888 000 000', accountName: '', steps: [] },
  ]);
});

test('an error names the part of a list, or the entry for callers of the text form', async () => {
  const wrong = { ...giving, ways: [WAY, { ...WAY, number: 'soon' }, { name: 'Mpamba' }] };
  const refused = await save(wrong);
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { 'ways[1].number': 'Number must contain a digit.', 'ways[2].number': 'Number is required.' },
  ]);
  expect((await save(wrong, '')).body).toEqual({
    message: 'Way to give 2: Number must contain a digit.',
    errors: { ways: 'Way to give 2: Number must contain a digit.' },
  });
  expect((await visit('GET', '/content/giving')).body).toBeNull();
});

test.each<[what: string, ways: unknown, errors: object]>([
  ['a number', 7, { ways: 'Ways to Give must be a list.' }],
  ['an object', { 0: WAY }, { ways: 'Ways to Give must be a list.' }],
  ['an entry that is none', ['Airtel'], { 'ways[0]': 'Way to give 1 must be an object.' }],
  ['an object as a part', [{ ...WAY, name: { a: 1 } }], { 'ways[0].name': 'Name must be text.' }],
  ['the same in JSON', '[{"name":{"a":1}}]', { 'ways[0].name': 'Name must be text.' }],
  ['a text for lines', [{ ...WAY, steps: 'Dial.' }], { 'ways[0].steps': 'Steps must be a list.' }],
  ['lines that are none', [{ ...WAY, steps: [7] }], { 'ways[0].steps': 'Steps must be text.' }],
  ['too many', Array.from({ length: 21 }, () => WAY), { ways: 'There can be at most 20 entries.' }],
  [
    'far too many',
    Array.from({ length: 999 }, () => 'x'),
    { ways: 'There can be at most 20 entries.' },
  ],
  [
    'a part that is far too long',
    [{ ...WAY, name: 'x'.repeat(999) }],
    { 'ways[0].name': 'Name can be at most 60 characters long.' },
  ],
  [
    'lines that are too long together',
    [{ ...WAY, steps: Array.from({ length: 300 }, () => ({ text: 'Dial' })) }],
    { 'ways[0].steps': 'Steps can be at most 1,000 characters long.' },
  ],
  [
    'a text that is far too long',
    'x'.repeat(99_999),
    { ways: 'Ways to Give can be at most 20,000 characters long.' },
  ],
])('%s instead of a list is rejected', async (_what, ways, errors) => {
  const { status, body } = await save({ ways });
  expect([status, body.errors]).toEqual([400, errors]);
});

test('parts are stored in one order, without empty entries and unknown parts', async () => {
  const { body } = await save({
    ways: [{}, { number: '1', colour: 'red', name: ' A ', steps: null }, { name: ' ' }],
  });
  expect(JSON.stringify(body.ways)).toBe('[{"name":"A","number":"1","accountName":"","steps":[]}]');
});

test('a project, its translation and its earlier version have their lists in either form', async () => {
  const { draft } = contentTypeAt('projects');
  const { body } = await call('POST', '/content/projects?lists=objects', {
    body: { ...draft, progress: [COUNT] },
  });
  expect(body.progress).toEqual([COUNT]);
  const one = `/content/projects/${String(body._id)}`;
  for (const path of [one, '/content/projects?view=card', '/content/projects?fields=progress']) {
    const { body: text } = await visit('GET', path);
    const { body: objects } = await visit(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}lists=objects`,
    );
    const [asText, asObjects] = [text, objects].map(
      (answer) => (answer.projects as object[] | undefined)?.[0] ?? answer,
    );
    expect([asText, asObjects]).toMatchObject([
      { progress: 'wells | 9 | 12' },
      { progress: [COUNT] },
    ]);
  }
  const words = { progress: [{ ...COUNT, what: 'zitsime' }] };
  const translated = await call('PUT', `${one}/translations/ny?lists=objects`, { body: words });
  expect(translated.body).toMatchObject({ words, sources: {} });
  expect((await call('GET', `${one}/translations/ny`)).body.words).toEqual({
    progress: 'zitsime | 9 | 12',
  });
  expect((await visit('GET', `${one}?language=ny&lists=objects`)).body).toMatchObject(words);
  const { changes } = (await call('GET', '/history?action=created')).body as {
    changes: { _id: string }[];
  };
  const version = `/history/${changes[0]?._id}`;
  expect((await call('GET', `${version}?lists=objects`)).body.fields).toMatchObject({
    progress: [COUNT],
  });
  expect((await call('GET', version)).body.fields).toMatchObject({ progress: 'wells | 9 | 12' });
  expect((await call('POST', `${version}/restore?lists=objects`)).body.progress).toEqual([COUNT]);
});

test('an autosave has its lists in the form of its reader', async () => {
  const text = { form: 'giving', number: 1, key: 'a', version: null, values: { ways: [WAY] } };
  await call('PUT', '/autosaves/editor1', { body: text });
  expect((await call('GET', '/autosaves/editor1')).body.values).toEqual({ ways: WAY_TEXT });
  await call('PUT', '/autosaves/editor1', {
    body: { ...text, number: 2, values: { ways: 'TNM | 1' } },
  });
  expect((await call('GET', '/autosaves/editor1?lists=objects')).body.values).toEqual({
    ways: [{ name: 'TNM', number: '1', accountName: '', steps: [] }],
  });
});
