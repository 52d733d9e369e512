import { callsTo, type Call } from './calls';
import { canvas, uploadTo } from './pictureCalls';
import { startRealServer, type RealServer } from './realServer';

let server: RealServer;
let call: Call;
beforeAll(async () => {
  server = await startRealServer();
  call = callsTo(server);
});
afterEach(() => server.reset());
afterAll(() => server.close());

/** Uploads an opaque image: a blue sky over green ground. @returns its address */
const uploaded = async (width: number, height: number): Promise<string> => {
  const ground = await canvas(width, height / 2, '#080')
    .png()
    .toBuffer();
  const image = canvas(width, height, '#00f').composite([{ input: ground, left: 0, top: height / 2 }]);
  return String((await uploadTo(server, await image.png().toBuffer())).body.url);
};

const pageAt = async (path: string) => {
  const answer = await fetch(server.url + path);
  const html = await answer.text();
  const [head = '', body = ''] = html.split('</head>');
  return { head, body };
};
const preloads = (head: string) => head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
const attribute = (tag: string | undefined, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1];
const widthsOf = (srcset = '') => srcset.split(', ').map((candidate) => candidate.split(' ').at(-1));

test('home asks for its first slide before its styles, for an upright crop on phones; other slides wait', async () => {
  const [first, second] = [await uploaded(1600, 900), await uploaded(1200, 800)];
  for (const [order, image] of [first, second].entries())
    await call('POST', '/content/hero-slides', { body: { title: `Slide ${order}`, image, order } });
  const { head, body } = await pageAt('/');

  const [phone, other] = preloads(head);
  expect(preloads(head)).toHaveLength(2);
  expect(head.indexOf('as="image"')).toBeLessThan(head.indexOf('<style'));
  expect(attribute(phone, 'media')).toBe('(max-width: 480px)');
  expect(attribute(other, 'media')).toBe('not all and (max-width: 480px)');
  expect(widthsOf(attribute(phone, 'imagesrcset'))).toEqual(['400w', '600w']);
  expect(widthsOf(attribute(other, 'imagesrcset'))).toEqual(['160w', '320w', '480w', '750w', '1100w', '1600w']);
  for (const link of [phone, other]) {
    expect(attribute(link, 'type')).toBe('image/avif');
    expect(attribute(link, 'fetchpriority')).toBe('high');
    expect(attribute(link, 'imagesrcset')).toContain(first.replace('.png', '-'));
  }
  // A link and the element that it is for must agree, or the browser fetches the picture twice.
  const [upright, , whole] = body.match(/<source [^>]*>/g) ?? [];
  expect(attribute(upright, 'srcSet')).toBe(attribute(phone, 'imagesrcset'));
  expect(attribute(upright, 'sizes')).toBe(attribute(phone, 'imagesizes'));
  expect(attribute(whole, 'srcSet')).toBe(attribute(other, 'imagesrcset'));
  expect(attribute(whole, 'sizes')).toBe(attribute(other, 'imagesizes'));

  const scripted = body.replaceAll(/<noscript>.*?<\/noscript>/g, '');
  expect(scripted).toContain(first.replace('.png', '-'));
  // Its address is in the page's data, too.
  expect(scripted.split('<script')[0]).not.toContain(second.replace('.png', '-'));
  expect(body).toMatch(new RegExp(`<noscript><picture>.*${second.replace('.png', '-480w.avif')}`));
});

test('every image has its size, lazily but for the first, and its colours in few bytes before it arrives', async () => {
  const image = await uploaded(1200, 800);
  for (const title of ['One', 'Two', 'Three'])
    await call('POST', '/content/projects', { body: { title, image, initiatedDate: '2026-10-01' } });
  const { head, body } = await pageAt('/projects');
  const images = body.match(/<img [^>]*>/g) ?? [];
  expect(images).toHaveLength(3);
  for (const tag of images) {
    expect([attribute(tag, 'width'), attribute(tag, 'height')]).toEqual(['1200', '800']);
    expect(attribute(tag, 'loading')).toBe('lazy');
  }
  const placeholders = body.match(/background:linear-gradient\([^)]*\)/g) ?? [];
  expect(placeholders).toHaveLength(3);
  for (const placeholder of placeholders) expect(placeholder.length).toBeLessThan(60);
  // Blue at the top, green at the bottom.
  expect(placeholders[0]).toMatch(/^background:linear-gradient\(#00f,#[0-9a-f]{3},#0[89]0\)$/);
  expect(preloads(head)).toEqual([]);
});

test('a page asks first for its main picture, and not for a format that the picture does not have', async () => {
  const image = await uploaded(1600, 700);
  await call('PUT', '/content/page-hero', { body: { pageIdentifier: 'about', title: 'About us', image } });
  const [link, ...more] = preloads((await pageAt('/about')).head);
  expect(more).toEqual([]);
  expect(attribute(link, 'media')).toBeUndefined();
  expect(attribute(link, 'imagesrcset')).toContain(image.replace('.png', '-750w.avif 750w'));

  const moving = '/uploads/0123456789abcdef-1200x800.gif';
  await call('PUT', '/content/page-hero', { body: { pageIdentifier: 'about', title: 'About us', image: moving } });
  const [webp] = preloads((await pageAt('/about')).head);
  expect(attribute(webp, 'type')).toBeUndefined();
  expect(attribute(webp, 'imagesrcset')).toContain(moving.replace('.gif', '-750w.webp 750w'));
});

test('text does not wait for the heading font, which is asked for after the main picture', async () => {
  const { head } = await pageAt('/');
  const faces = head.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const isLocal = (face: string) => /src:\s*local\(/.test(face);
  expect(faces.filter((face) => !isLocal(face)).length).toBeGreaterThan(0);
  for (const face of faces)
    // A system font of the same measures shows first, so that nothing moves when the font arrives.
    if (isLocal(face)) expect(face).toMatch(/size-adjust:[^}]*ascent-override:[^}]*descent-override:/);
    else expect(face).toMatch(/font-display:\s*swap/);
  expect(faces.filter(isLocal).length).toBeGreaterThan(0);
  // The letters of Chichewa are in a file that only pages with them ask for.
  expect(faces.filter((face) => /unicode-range:[^}]*U\+174-175/i.test(face))).toHaveLength(1);
  expect(head).not.toContain('as="font"');
});
