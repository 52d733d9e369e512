import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { deleteOrphanedFiles } from '../../../src/media/library/deleteOrphanedFiles';
import { fillLibrary } from '../../../src/media/library/fill';
import { editorOf } from '../../../testing/editors';
import { canvas, uploadTo } from '../../../testing/pictureCalls';
import { rawGet } from '../../../testing/rawGet';
import { emptySite } from '../../../testing/site';

const { server, call, visit } = emptySite();

interface Listed {
  file: string;
  name: string;
  alt: string;
  focus: string;
  uses: { list: string; item: string; title: string }[];
}

const send = (
  path: string,
  bytes: Buffer,
  { field = 'image', name = 'Well in Mulanje.png', token = server.token } = {},
) => uploadTo(server, bytes, { path, field, name, token });

/** Uploads a picture of one colour; answers its address and its file. */
const uploaded = async (background: string, name?: string) => {
  const bytes = await canvas(640, 400, background).png().toBuffer();
  const { body } = await send('/upload/image', bytes, { name });
  const url = String(body.url);
  return { url, file: url.slice('/uploads/'.length), bytes };
};

const list = async (query = '') =>
  (await call('GET', `/pictures${query}`)).body.pictures as unknown as Listed[];
const namesOf = async (query: string) => (await list(query)).map(({ name }) => name);
const partner = (logo: string) => ({ name: 'Lake Bank', logo, order: 1 });
const update = (image: string, description = '') => ({
  title: 'A new well',
  date: '2026-11-01',
  image,
  description,
});
const created = async (path: string, body: object) =>
  String((await call('POST', path, { body })).body._id);

test('an uploaded picture is listed with its name, size and person, and found by its name and its text', async () => {
  const { file } = await uploaded('#0f4c5c');
  await uploaded('#777777', 'Office.png');
  const [, found] = await list();
  expect(found).toMatchObject({
    file,
    name: 'Well in Mulanje.png',
    width: 640,
    height: 400,
    uploadedBy: 'Administrator',
  });
  await call('PUT', `/pictures/${file}`, { body: { alt: 'Women drawing water', focus: '30 40' } });
  expect([await namesOf('?search=MULANJE'), await namesOf('?search=drawing')]).toEqual([
    ['Well in Mulanje.png'],
    ['Well in Mulanje.png'],
  ]);
  expect(await namesOf('?show=undescribed')).toEqual(['Office.png', 'Well in Mulanje.png']);
  expect(
    (await call('PUT', `/pictures/${file}`, { body: { alt: '', focus: 'left' } })).status,
  ).toBe(400);

  // Both keep their versions.
  await call('PUT', `/pictures/${file}`, { body: { alt: 'A well', focus: '' } });
  const query = `/history?list=pictures&item=${String((await call('GET', `/pictures/${file}`)).body._id)}&withFields=true`;
  const changes = (await call('GET', query)).body.changes as { _id: string }[];
  expect(changes).toMatchObject([
    { action: 'changed' },
    { action: 'changed' },
    { action: 'stored' },
  ]);
  expect((await call('POST', `/history/${changes[1]?._id}/restore`)).status).toBe(200);
  expect((await call('GET', `/pictures/${file}`)).body).toMatchObject({
    alt: 'Women drawing water',
    focus: '30 40',
  });
});

test('lists the uses of a picture in fields, texts, singletons and page heroes as they change', async () => {
  const { url, file } = await uploaded('#0f4c5c');
  await uploaded('#123456', 'Unused.png');
  const usesNow = async () =>
    (await list()).find((one) => one.file === file)?.uses.map(({ list: of, title }) => [of, title]);
  expect(await usesNow()).toEqual([]);
  const id = await created('/content/updates', update('', `<p>Water</p><img src="${url}" alt="">`));
  await created('/content/partners', partner(url));
  await call('PUT', '/content/logo', { body: { url, altText: 'Lamp' } });
  await call('PUT', '/content/page-hero', {
    body: { pageIdentifier: 'about', title: 'About', image: url },
  });
  expect(await usesNow()).toEqual([
    ['partners', 'Lake Bank'],
    ['updates', 'A new well'],
    ['logo', 'Logo'],
    ['page-hero', 'About Page'],
  ]);
  expect(await namesOf('?show=unused')).toEqual(['Unused.png']);
  await call('PUT', `/content/updates/${id}`, { body: update('', '<p>Water</p>') });
  await call('DELETE', '/content/logo');
  expect(await usesNow()).toEqual([
    ['partners', 'Lake Bank'],
    ['page-hero', 'About Page'],
  ]);
});

const READS: [
  what: string,
  path: string,
  save: (image: string) => Promise<unknown>,
  field: string,
][] = [
  ['a list', '/content/updates', (image) => created('/content/updates', update(image)), 'image'],
  [
    'a list of logos',
    '/content/partners',
    (logo) => created('/content/partners', partner(logo)),
    'logo',
  ],
  [
    'a page hero',
    '/content/page-hero/about',
    (image) =>
      call('PUT', '/content/page-hero', {
        body: { pageIdentifier: 'about', title: 'About', image },
      }),
    'image',
  ],
];

test.each(READS)(
  '%s returns texts and focal points only if requested',
  async (_what, path, save, field) => {
    const { url, file } = await uploaded('#0f4c5c');
    await save(url);
    await call('PUT', `/pictures/${file}`, { body: { alt: 'A well', focus: '30 40' } });
    const read = async (query: string) => {
      const { body } = await visit('GET', `${path}${query}`);
      const [item = body] = Object.values(body).find(Array.isArray) ?? [];
      return item as Record<string, unknown>;
    };
    expect(Object.keys(await read('')).filter((name) => /Alt$|Focus$/.test(name))).toEqual([]);
    expect(await read('?pictures=true')).toMatchObject({
      [field]: url,
      [`${field}Alt`]: 'A well',
      [`${field}Focus`]: '30 40',
    });
  },
);

test('the texts of a picture are in the language of the page, in English until translated', async () => {
  const { url, file } = await uploaded('#0f4c5c');
  const id = await created('/content/updates', update(url));
  const { body: picture } = await call('PUT', `/pictures/${file}`, {
    body: { alt: 'A well', caption: 'Phalombe, 2026.', focus: '' },
  });
  // A caption stays where none is sent.
  await call('PUT', `/pictures/${file}`, { body: { alt: 'A deep well', focus: '1 2' } });
  const shownIn = async (language: string) =>
    (await visit('GET', `/content/updates/${id}?pictures=true&language=${language}`)).body;
  const english = { imageAlt: 'A deep well', imageCaption: 'Phalombe, 2026.', imageFocus: '1 2' };
  expect(await shownIn('ny')).toMatchObject(english);
  const address = (of: string) => `/content/pictures/${of}/translations/ny`;
  const words = { alt: 'Chitsime', caption: 'Ku Mulanje, 2026.' };
  await call('PUT', address(String(picture._id)), { body: { ...words, name: 'No words' } });
  const chichewa = { imageAlt: words.alt, imageCaption: words.caption };
  expect([await shownIn('ny'), await shownIn('en')]).toMatchObject([chichewa, english]);
  expect(await namesOf('?search=phalombe')).toEqual(['Well in Mulanje.png']);
  const states = (await call('GET', '/content/pictures/translations/ny')).body.items;
  expect(states).toEqual([{ item: picture._id, state: 'translated' }]);
  const other = await canvas(510, 300, '#00aa00').png().toBuffer();
  const { body: next } = await send(`/pictures/${file}/replace`, other, { name: 'Other.png' });
  expect((await call('GET', address(String(next._id)))).body.words).toEqual(words);
  expect(await shownIn('ny')).toMatchObject(chichewa);
});

test('a save stores the text of its picture; a rejected, outdated or repeated one changes nothing', async () => {
  const { url, file } = await uploaded('#0f4c5c');
  const altOf = async () => (await call('GET', `/pictures/${file}`)).body.alt;
  await call('PUT', `/pictures/${file}`, {
    body: { alt: 'A well', caption: 'Zomba, 2026.', focus: '30 40' },
  });
  const draft = update(url, '<p>It flows.</p>');
  const post = (body: object) =>
    call('POST', '/content/updates', {
      body,
      headers: { 'idempotency-key': 'form-of-the-update' },
    });

  expect(await post({ ...draft, imageAlt: 'a'.repeat(301) })).toMatchObject({
    status: 400,
    body: { errors: { imageAlt: 'Alternative text can be at most 300 characters long.' } },
  });
  expect((await post({ ...draft, title: '', imageAlt: 'Women' })).status).toBe(400);
  expect(await altOf()).toBe('A well');

  const added = await post({ ...draft, imageAlt: '  Women drawing water ' });
  expect(added).toMatchObject({ status: 201, body: { title: 'A new well' } });
  expect(added.body).not.toHaveProperty('imageAlt');
  expect((await call('GET', `/pictures/${file}`)).body).toMatchObject({
    alt: 'Women drawing water',
    caption: 'Zomba, 2026.',
    focus: '30 40',
  });
  // What somebody says of it later stays, also when the answer was lost and the form sends again.
  await call('PUT', `/pictures/${file}`, { body: { alt: 'Children', focus: '30 40' } });
  expect((await post({ ...draft, imageAlt: '  Women drawing water ' })).body._id).toBe(
    added.body._id,
  );
  expect((await post({ ...draft, imageAlt: 'Nobody' })).status).toBe(422);
  expect(await altOf()).toBe('Children');

  const seen = { 'if-match': `"${String(added.body.updatedAt)}"` };
  const put = (body: object, headers = {}) =>
    call('PUT', `/content/updates/${added.body._id}`, { body, headers });
  expect((await put({ ...draft, title: 'A deep well' }, seen)).status).toBe(200);
  expect(await altOf()).toBe('Children');
  expect((await put({ ...draft, imageAlt: 'Nobody' }, seen)).status).toBe(412);
  // The fields are stored, and the text is not.
  expect(await put({ ...draft, title: 'A deep well', imageAlt: 'Nobody' }, seen)).toMatchObject({
    status: 412,
    body: { isStored: false },
  });
  expect(await put({ ...draft, title: 'A deep well', imageAlt: 'Children' }, seen)).toMatchObject({
    status: 412,
    body: { isStored: true },
  });
  expect(await altOf()).toBe('Children');
  expect((await put({ ...draft, status: 'draft', imageAlt: 'A pump' })).status).toBe(200);
  expect(await altOf()).toBe('A pump');
  const history = await call('GET', '/history?list=pictures&action=changed');
  expect(history.body.changes).toMatchObject([{ by: 'Administrator' }, {}, {}, {}]);

  const hero = { pageIdentifier: 'about', title: 'About us', image: url };
  expect(
    (await call('PUT', '/content/page-hero', { body: { ...hero, imageAlt: '' } })).status,
  ).toBe(200);
  expect(await altOf()).toBe('');
});

test('a replaced picture is replaced everywhere at once, and the old one is in the trash', async () => {
  const old = await uploaded('#0f4c5c');
  const text = `<p>Water</p><img src="${old.url}" alt="A well" />`;
  const id = await created('/content/updates', update(old.url, text));
  await call('PUT', '/content/logo', { body: { url: old.url, altText: 'Lamp' } });
  await call('PUT', `/pictures/${old.file}`, { body: { alt: 'A well', focus: '30 40' } });
  expect((await send(`/pictures/${old.file}/replace`, old.bytes)).status).toBe(400);
  const other = await canvas(500, 300, '#aa0000').png().toBuffer();
  const { status, body } = await send(`/pictures/${old.file}/replace`, other, {
    name: 'New well.png',
  });
  expect([status, body.name, body.alt]).toEqual([200, 'New well.png', 'A well']);
  const url = String(body.url);
  expect((await call('GET', `/content/updates/${id}`)).body).toMatchObject({
    image: url,
    description: text.replace(old.url, url),
  });
  expect((await call('GET', '/content/logo')).body.url).toBe(url);
  expect((await call('GET', `/history?item=${id}`)).body.changes).toMatchObject([
    { action: 'changed' },
    { action: 'created' },
  ]);
  expect(await namesOf('')).toEqual(['New well.png']);
  expect((await call('GET', '/trash')).body.items).toMatchObject([
    { list: 'pictures', title: 'Well in Mulanje.png' },
  ]);
});

test('an editor replaces a picture only where all of its uses are theirs', async () => {
  const editor = await editorOf(call);
  const old = await uploaded('#0f4c5c');
  const bytes = await canvas(500, 300, '#aa0000').png().toBuffer();
  const replace = () => send(`/pictures/${old.file}/replace`, bytes, { token: editor });
  await created('/content/updates', update(old.url));
  await call('PUT', '/content/logo', { body: { url: old.url, altText: 'Lamp' } });
  await call('PUT', '/content/page-hero', {
    body: { pageIdentifier: 'about', title: 'A', image: old.url },
  });
  await call('PUT', '/content/privacy', { body: { text: '<p>Privacy</p>' } });
  await call('PUT', '/content/privacy/translations/ny', {
    body: { text: `<p><img src="${old.url}" alt=""></p>` },
  });
  const refused = await replace();
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Only an administrator of this site can do this. It is also used in: Logo, About Page, Privacy page (translated).',
  ]);
  expect((await call('GET', '/content/logo')).body.url).toBe(old.url);
  for (const path of ['/content/logo', '/content/page-hero/about']) await call('DELETE', path);
  await call('PUT', '/content/privacy/translations/ny', { body: {} });
  const text = {
    form: 'updates:new',
    version: null,
    number: 1,
    key: 'k1',
    values: { image: old.url },
  };
  await call('PUT', '/autosaves/text1', { body: text });
  await call('PUT', '/autosaves/text2', { token: editor, body: text });
  const { status, body } = await replace();
  expect(status).toBe(200);
  // Nobody changes the unsaved text of others.
  expect((await call('GET', '/autosaves/text1')).body.values).toEqual({ image: old.url });
  expect((await call('GET', '/autosaves/text2', { token: editor })).body.values).toEqual({
    image: body.url,
  });
});

test('only an unused picture can be deleted, and restored; files without an entry get one', async () => {
  const { url, file } = await uploaded('#0f4c5c');
  const id = await created('/content/partners', partner(url));
  expect((await call('DELETE', `/pictures/${file}`)).status).toBe(409);
  await call('DELETE', `/content/partners/${id}`);
  const { body } = await call('DELETE', `/pictures/${file}`);
  expect(await list()).toEqual([]);
  await fillLibrary(server.database, server.files, () => false);
  expect((await list()).some((one) => one.file === file)).toBe(false);
  expect((await call('POST', `/trash/${String(body.trashed)}/restore`)).status).toBe(200);
  expect((await list()).map((one) => one.file)).toContain(file);
  // Files of earlier versions are added to the library.
  await server.database.deleteFrom('pictures').execute();
  await fillLibrary(server.database, server.files, () => false);
  expect(await list(`?limit=100`)).toContainEqual(
    expect.objectContaining({ file, name: file, width: 640, alt: '' }),
  );
});

test('erasing an item deletes its picture if nothing else uses it', async () => {
  const { url, file } = await uploaded('#0f4c5c');
  const retained = await uploaded('#ffaa00', 'Kept.png');
  await created('/content/updates', update('', `<img src="${retained.url}" alt="">`));
  const erased = await created('/content/partners', partner(url));
  const other = await created('/content/partners', partner(retained.url));
  // Another item names the picture in an earlier version only.
  const changed = await created('/content/partners', partner(url));
  await call('PUT', `/content/partners/${changed}`, { body: partner('/uploads/a.png') });
  const files = async () =>
    (await readdir(server.uploads)).filter((one) => one === file || one === retained.file).sort();
  const erase = async (id: string) => {
    await call('DELETE', `/content/partners/${id}`);
    await call('DELETE', `/trash/${id}`);
    await deleteOrphanedFiles(server.database, server.files);
  };
  await erase(erased);
  await erase(other);
  expect(await files()).toEqual([file, retained.file].sort());
  await erase(changed);
  expect(await files()).toEqual([retained.file]);
  expect(await namesOf('')).toEqual(['Kept.png']);
});

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

const uploadedPdf = async () =>
  (await send('/upload/document', PDF, { field: 'document', name: 'Annual report “2026”.pdf' }))
    .body;

test('only a PDF is accepted as a document', async () => {
  const refusal = await send('/upload/document', Buffer.from('<html>'), {
    field: 'document',
    name: 'a.pdf',
  });
  expect([refusal.status, refusal.body.message]).toEqual([415, 'Please choose a PDF document.']);
});

test('a document has its own content type, and its own list', async () => {
  const body = await uploadedPdf();
  const answer = await fetch(server.url + String(body.url));
  expect(await answer.text()).toBe(PDF.toString());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'inline; filename="Annual report 2026.pdf"; filename*=UTF-8\'\'Annual%20report%20%E2%80%9C2026%E2%80%9D.pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(await namesOf('?kind=document')).toEqual(['Annual report “2026”.pdf']);
  expect(await namesOf('')).toEqual([]);
});

test('a published document has its size, names its uses and cannot be deleted', async () => {
  const body = await uploadedPdf();
  const id = await created(
    '/content/updates',
    update('', `<p><a href="${String(body.url)}">Report</a></p>`),
  );
  expect((await list('?kind=document'))[0]?.uses).toMatchObject([{ list: 'updates', item: id }]);

  const file = String(body.url);
  const document = await created('/content/documents', {
    title: 'Report',
    kind: 'Policy',
    year: '2025',
    file,
  });
  const read = async (query: string) => (await call('GET', `/content/documents${query}`)).body;
  expect(await read(`/${document}?pictures=true`)).toMatchObject({ file, fileBytes: PDF.length });
  expect(await read('?pictures=true&fields=title,file')).toMatchObject({
    documents: [{ title: 'Report', file, fileBytes: PDF.length }],
  });
  expect(await read(`/${document}`)).not.toHaveProperty('fileBytes');
  await call('DELETE', `/content/updates/${id}`);
  expect((await list('?kind=document'))[0]?.uses).toMatchObject([
    { list: 'documents', item: document, title: 'Report' },
  ]);
  expect((await call('DELETE', `/pictures/${file.slice('/uploads/'.length)}`)).status).toBe(409);
});

test('a document is sent in ranges, and not again to a browser that has it', async () => {
  const { body } = await send('/upload/document', PDF, { field: 'document', name: 'Report.pdf' });
  const read = (headers: Record<string, string>) =>
    fetch(server.url + String(body.url), { headers });
  const part = await read({ range: 'bytes=0-4' });
  expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
  const [etag = '', changed = ''] = ['etag', 'last-modified'].map((name) => part.headers.get(name));
  expect(Object.fromEntries(part.headers)).toMatchObject({
    'content-range': `bytes 0-4/${PDF.length}`,
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('Report.pdf'),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const known of [
    { 'if-none-match': `"other", ${etag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': changed },
  ])
    // fetch would ask for a new answer, too.
    expect(
      (await rawGet(server.url, String(body.url), known as unknown as Record<string, string>))
        .status,
    ).toBe(304);
  expect((await read({ range: 'bytes=0-4', 'if-range': '"other"' })).status).toBe(200);
  const beyond = await read({ range: 'bytes=900-' });
  expect([beyond.status, await beyond.json()]).toEqual([
    416,
    { message: 'The file has no such part.' },
  ]);
  expect((await fetch(`${server.url}/uploads/0123456789abcdef.pdf`)).status).toBe(404);
});

test('a PDF may begin within its first 1,024 bytes', async () => {
  const upload = (head: string | Buffer) =>
    send('/upload/document', Buffer.concat([Buffer.from(head), PDF]), {
      field: 'document',
      name: 'a.pdf',
    });
  for (const head of ['\r\n', '\ufeff', Buffer.alloc(1019)])
    expect((await upload(head)).status).toBe(200);
  expect((await upload(Buffer.alloc(1020))).status).toBe(415);
});

test.each([
  ['Mary "Mai" Phiri', 'Mary Mai Phiri', 'Mary%20%22Mai%22%20Phiri'],
  ['Two\r\nlines', 'Twolines', 'Two%0D%0Alines'],
  ['Grace\u202e \u200bBanda\0', 'Grace Banda', 'Grace%20Banda'],
  [`${'a'.repeat(199)}\u{1faa4}`, 'a'.repeat(199), 'a'.repeat(199)],
])('a file keeps its name %j, however browsers escape it', async (name, plain, escaped) => {
  const { body } = await send('/upload/document', PDF, { field: 'document', name });
  expect(await namesOf('?kind=document')).toEqual([
    name.replace(/\p{Emoji_Presentation}|[\u202e\u200b\0]/gu, ''),
  ]);
  const { headers } = await fetch(server.url + String(body.url));
  expect(headers.get('content-disposition')).toBe(
    `inline; filename="${plain}.pdf"; filename*=UTF-8''${escaped}.pdf`,
  );
  await uploaded('#0f4c5c', `${name}.png`);
  expect((await namesOf(''))[0]).toMatch(name.slice(0, 5));
});

test('crops keep the focal point: on phones and in link previews, at their own URLs', async () => {
  // The left half is red, the right half blue.
  const half = await canvas(700, 800, '#00f').png().toBuffer();
  const wide = await canvas(1400, 800, '#f00')
    .composite([{ input: half, left: 700, top: 0 }])
    .png()
    .toBuffer();
  const url = String((await send('/upload/image', wide)).body.url);
  const stem = url.replace('.png', '');
  await created('/content/updates', update(url));
  const colours = async (path: string) => {
    const answer = await fetch(server.url + path);
    const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
    return [
      answer.status,
      dominant.r > dominant.b ? 'red' : 'blue',
      answer.headers.get('cache-control'),
    ];
  };
  // Not set yet: no file is made for it.
  expect((await colours(`${stem}-400p5.webp`))[2]).toBe('public, max-age=60');
  await call('PUT', `/pictures/${url.slice('/uploads/'.length)}`, {
    body: { alt: '', focus: '5 50' },
  });
  const forEver = 'public, max-age=31536000, immutable';
  expect(await colours(`${stem}-400p5.webp`)).toEqual([200, 'red', forEver]);
  await call('PUT', `/pictures/${url.slice('/uploads/'.length)}`, {
    body: { alt: '', focus: '95 50' },
  });
  expect(await colours(`${stem}-400p95.webp`)).toEqual([200, 'blue', forEver]);
  expect((await colours(`${stem}-share-95-50.jpg`)).slice(0, 2)).toEqual([200, 'blue']);
  expect((await colours(`${stem}-400p101.webp`))[2]).toBe('public, max-age=60');
});
