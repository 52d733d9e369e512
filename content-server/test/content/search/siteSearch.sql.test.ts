import { textOf, wordsMarked, type Part } from '../../../testing/foundParts';
import { emptySite } from '../../../testing/site';

const { call, visit, add: addItem } = emptySite();

interface Result {
  _id: string;
  list: string;
  href: string;
  title: Part[];
  excerpt: Part[];
  date?: string;
  untranslated?: string[];
}
interface Found {
  results: Result[];
  similar: boolean;
  kinds: { list: string; count: number }[];
  totalItems: number;
  totalPages: number;
}

const search = async (q: string, rest = ''): Promise<Found> =>
  (await visit('GET', `/search?q=${encodeURIComponent(q)}${rest}`)).body as unknown as Found;
const titles = async (q: string) => (await search(q)).results.map(({ title }) => textOf(title));

const story = (title: string, description: string) => ({
  title,
  date: '2026-10-01',
  image: '',
  description,
});
const add = async (title: string, description = '<p>Text.</p>'): Promise<string> =>
  (await addItem('updates', story(title, description)))._id;

test('finds items of all types with pages by any form of their words, titles first', async () => {
  const id = await add(
    'Rains in March',
    '<h2>The river</h2><p>It <b>flooded</b> our gardens &amp; paths.</p>',
  );
  const event = { title: 'Flood relief', date: '2026-12-01T08:00:00.000Z', location: 'Zomba' };
  await addItem('events', event);
  await add('A school opens');
  const { results, similar, totalItems } = await search('flooding');
  expect({ similar, totalItems }).toEqual({ similar: false, totalItems: 2 });
  expect(results.map(({ list }) => list)).toEqual(['events', 'updates']);
  expect(results[1]).toMatchObject({
    _id: id,
    href: '/updates/2026-rains-in-march',
    date: '2026-10-01',
  });
  expect(textOf(results[1]?.excerpt)).toBe('The river. It flooded our gardens & paths.');
  expect(wordsMarked(results[1]?.excerpt)).toEqual(['flooded']);
  expect(wordsMarked(results[0]?.title)).toEqual(['Flood']);
});

test('counts the results of each list, and returns one list alone', async () => {
  const ids = [await add('A well'), await add('Second well')];
  const event = {
    title: 'The well is blessed',
    date: '2026-12-01T08:00:00.000Z',
    location: 'Zomba',
  };
  await addItem('events', event);
  const kinds = [
    { list: 'updates', count: 2 },
    { list: 'events', count: 1 },
  ];
  expect(await search('well')).toMatchObject({ kinds, totalItems: 3 });
  const news = await search('well', '&list=updates');
  expect(news).toMatchObject({ kinds, totalItems: 2 });
  expect(news.results.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
  expect(await search('well', '&list=projects')).toMatchObject({
    results: [],
    kinds,
    totalItems: 0,
    similar: false,
  });
  expect((await visit('GET', '/search?q=well&list=quotes')).status).toBe(400);
});

test('finds words with diacritics, in all languages', async () => {
  const id = await add('A well', '<p><strong>W</strong>ater for Chi<em>kwe</em>te</p>');
  const translation = {
    title: 'Chitsime',
    description: '<p>Mad<u>zi</u> a ku Chi<em>kwe</em>te</p>',
  };
  await call('PUT', `/content/updates/${id}/translations/ny`, { body: translation });
  expect(textOf((await search('chikwete')).results[0]?.excerpt)).toBe('Water for Chikwete');
  expect(textOf((await search('madzi chikwete', '&language=ny')).results[0]?.excerpt)).toBe(
    'Madzi a ku Chikwete',
  );
});

test('an excerpt begins and ends with a whole word', async () => {
  const text = 'The river rose above every garden. '.repeat(20);
  await add('A dry year', `<p>${text} Then a flamingo came. ${text}</p>`);
  const { results } = await search('flamingo');
  const excerpt = textOf(results[0]?.excerpt);
  expect(excerpt).toMatch(/^….*flamingo.*…$/);
  const words = excerpt.match(/[a-z]+/gi) ?? [];
  expect(
    words.filter((word) => !`${text} Then a flamingo came`.split(/\W+/).includes(word)),
  ).toEqual([]);
});

test('matches all words by their beginning, ignoring accents and case', async () => {
  await add('Madzi a ŵana', '<p>Clean water for Chikwawa.</p>');
  await add('Water for Zomba');
  expect(await titles('WATER chik')).toEqual(['Madzi a ŵana']);
  expect(await titles('wana')).toEqual(['Madzi a ŵana']);
  expect((await titles('water')).sort()).toEqual(['Madzi a ŵana', 'Water for Zomba']);
});

test('treats all apostrophes alike, and highlights words with them', async () => {
  const spelled = ["Ng'ombe", 'Ng’ombe', 'Ng\u02bcombe', 'Ng\ua78combe', 'Ngombe'];
  for (const word of spelled) await add(`${word} zathu`);
  await add('Ombe ng');
  for (const word of [...spelled.slice(0, 4), 'Ng\uff40ombe', 'Ng\u275combe'])
    expect([word, (await titles(`${word} zathu`)).toSorted()]).toEqual([
      word,
      spelled.map((one) => `${one} zathu`).toSorted(),
    ]);
  expect(
    wordsMarked(
      (await search("ng'ombe")).results.find(({ title }) => textOf(title).startsWith('Ng\u02bc'))
        ?.title,
    ),
  ).toEqual(['Ng\u02bcombe']);
});

test('finds styled letters and ligatures by plain ones, and plain ones by them', async () => {
  await add('𝗕𝗼𝗿𝗲𝗵𝗼𝗹𝗲 𝗮𝘁 𝗠𝗸𝗮𝗻𝗱𝗮', '<p>Our oﬃce and the ｗｅｌｌ.</p>');
  for (const words of ['borehole mkanda', 'office', 'well', '𝓑𝓸𝓻𝓮𝓱𝓸𝓵𝓮', 'ｏﬃｃｅ'])
    expect([words, await titles(words)]).toEqual([words, ['𝗕𝗼𝗿𝗲𝗵𝗼𝗹𝗲 𝗮𝘁 𝗠𝗸𝗮𝗻𝗱𝗮']]);
  expect((await search('borhole')).results).toHaveLength(1);
});

test.each([
  '/search?q=',
  '/find?q=',
  '/content/updates?search=',
  '/messages?search=',
  '/pictures?search=',
])('%s accepts every character', async (path) => {
  for (const sign of [
    '%00',
    '%ED%A0%80',
    '%EF%BF%BF',
    '%EF%BF%BE',
    '%1F',
    '%F3%A0%81%82',
    '%5C',
    "'",
  ])
    expect([sign, (await call('GET', `${path}qq${sign}q`)).status]).toEqual([sign, 200]);
});

test('suggests similar titles when no item matches', async () => {
  await add('A borehole at Chikwete');
  await add('Goats for widows');
  const { results, similar } = await search('chikwte');
  expect(similar).toBe(true);
  expect(results.map(({ title }) => title)).toEqual([
    [{ text: 'A borehole at Chikwete', found: false }],
  ]);
  expect(await search('xylophone')).toMatchObject({ results: [], totalItems: 0 });
});

test('is current after every change of an item', async () => {
  const id = await add('A bridge');
  await call('PUT', `/content/updates/${id}`, { body: story('A ferry', '<p>Text.</p>') });
  expect([await titles('bridge'), await titles('ferry')]).toEqual([[], ['A ferry']]);
  await call('DELETE', `/content/updates/${id}`);
  expect(await titles('ferry')).toEqual([]);
  await call('POST', `/content/updates/${id}/restore`);
  expect(await titles('ferry')).toEqual(['A ferry']);
});

describe('documents', () => {
  const SUMMARY = 'What we did with your gifts, <b> and all.';
  const report = { title: 'Report of 2025', kind: 'Annual report', year: '2025', summary: SUMMARY };
  const body = { ...report, file: '/uploads/0123456789abcdef.pdf' };
  const addReport = async () => (await addItem('documents', body))._id;

  test('are found by title and summary, and lead to the page that lists them', async () => {
    const id = await addReport();
    const { results } = await search('gift');
    expect(results).toMatchObject([{ _id: id, list: 'documents', href: '/documents' }]);
    expect(textOf(results[0]?.excerpt)).toBe(SUMMARY);
    expect(wordsMarked(results[0]?.excerpt)).toEqual(['gifts']);
    expect(await titles('report')).toEqual(['Report of 2025']);
    expect(await search('repotr')).toMatchObject({ similar: true, results: [{ _id: id }] });
  });

  test('are found in Chichewa', async () => {
    const id = await addReport();
    await call('PUT', `/content/documents/${id}/translations/ny`, {
      body: { title: 'Lipoti la 2025' },
    });
    expect((await search('lipoti', '&language=ny')).results).toMatchObject([
      { _id: id, href: '/documents', untranslated: ['excerpt'] },
    ]);
    expect(await titles('lipoti')).toEqual([]);
  });
});

describe('in Chichewa', () => {
  const inChichewa = (q: string) => search(q, '&language=ny');
  const found = async (q: string) =>
    (await inChichewa(q)).results.map(({ title, untranslated }) => [textOf(title), untranslated]);
  const translate = (id: string, body: object) =>
    call('PUT', `/content/updates/${id}/translations/ny`, { body });

  test('finds and highlights translated words, titles first; English searches do not find them', async () => {
    const inText = await add('A new pump', '<p>It is deep.</p>');
    await translate(inText, {
      title: 'Pampu yatsopano',
      description: '<h2>Chitsime</h2><p>Ndi <b>chakuya</b>.</p>',
    });
    const inTitle = await add('A well', '<p>Water.</p>');
    await translate(inTitle, { title: 'Chitsime ku Zomba', description: '<p>Madzi.</p>' });
    const { results, similar, totalItems } = await inChichewa('chitsime');
    expect({ similar, totalItems }).toEqual({ similar: false, totalItems: 2 });
    expect(results).toMatchObject([
      { _id: inTitle, untranslated: [] },
      { _id: inText, title: [{ text: 'Pampu yatsopano', found: false }], untranslated: [] },
    ]);
    expect(results[1]?.excerpt).toEqual([
      { text: 'Chitsime', found: true },
      { text: '. Ndi chakuya.', found: false },
    ]);
    expect(await search('chitsime')).toMatchObject({ results: [], totalItems: 0 });
    expect(await titles('pump')).toEqual(['A new pump']);
  });

  test('finds untranslated items in English, and one item by words of both languages', async () => {
    await add('A bridge', '<p>Over the river.</p>');
    const id = await add('A ferry', '<p>Over the river.</p>');
    await translate(id, { title: 'Bwato' });
    expect(await found('bridge')).toEqual([['A bridge', ['title', 'excerpt']]]);
    expect(await found('bwato river')).toEqual([['Bwato', ['excerpt']]]);
    expect(await found('ferry')).toEqual([]);
    expect((await found('river')).length).toBe(2);
  });

  test('suggests similar titles in Chichewa', async () => {
    await translate(await add('A well'), { title: 'Chitsime chatsopano' });
    expect(await inChichewa('chitsme')).toMatchObject({
      similar: true,
      results: [{ title: [{ text: 'Chitsime chatsopano', found: false }] }],
    });
    expect(await search('chitsme')).toMatchObject({ results: [] });
  });

  test('is current after every change of an item and of its translation', async () => {
    const id = await add('A well');
    await translate(id, { title: 'Chitsime' });
    await translate(id, { title: 'Mjigo' });
    expect([await found('chitsime'), await found('mjigo')]).toEqual([[], [['Mjigo', ['excerpt']]]]);
    await call('PUT', `/content/updates/${id}`, {
      body: { ...story('A well', '<p>Deep.</p>'), status: 'draft' },
    });
    expect(await found('mjigo')).toEqual([]);
    await call('PUT', `/content/updates/${id}`, {
      body: { ...story('A well', '<p>Deep.</p>'), status: 'published' },
    });
    expect(await found('mjigo deep')).toEqual([['Mjigo', ['excerpt']]]);
    await call('DELETE', `/content/updates/${id}`);
    expect([await found('mjigo'), await found('deep')]).toEqual([[], []]);
    await call('POST', `/content/updates/${id}/restore`);
    expect(await found('mjigo')).toEqual([['Mjigo', ['excerpt']]]);
    await translate(id, {});
    expect([await found('mjigo'), await found('well')]).toEqual([
      [],
      [['A well', ['title', 'excerpt']]],
    ]);
  });
});

test('returns results page by page', async () => {
  for (let count = 1; count <= 12; count += 1) await add(`Well ${count}`);
  const first = await search('well');
  const second = await search('well', '&page=2');
  expect([
    first.results.length,
    second.results.length,
    first.totalPages,
    second.totalItems,
  ]).toEqual([10, 2, 2, 12]);
  expect(new Set([...first.results, ...second.results].map(({ _id }) => _id)).size).toBe(12);
  expect(await search('well', '&page=9')).toMatchObject({ results: [], totalItems: 12 });
});

test('accepts punctuation and common words, and rejects more than 100 characters', async () => {
  await add('Something else');
  for (const q of ['', '   ', '""', '*', `' OR 1=1 --`, 'NEAR(a b)', 'title:x', '&|!:*', 'the'])
    expect([q, await visit('GET', `/search?q=${encodeURIComponent(q)}`)]).toMatchObject([
      q,
      { status: 200, body: { results: [] } },
    ]);
  expect((await visit('GET', `/search?q=${'a'.repeat(101)}`)).status).toBe(400);
});
