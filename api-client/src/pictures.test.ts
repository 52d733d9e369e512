import { pictureSource } from './pictures';

const stem = '/uploads/0123456789abcdef-01200x00800';
const listed = (srcSet = '') =>
  srcSet.split(', ').map((candidate) => candidate.replace(/.*\/[0-9a-f]{16}/, ''));

test('derives size and variants of an uploaded image from its URL, AVIF first', () => {
  const { srcSet, sources = [], ...rest } = pictureSource(`${stem}.jpg`);
  expect(rest).toMatchObject({ src: `${stem}.jpg`, width: 1200, height: 800 });
  expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
  for (const [kind, candidates] of [
    ['avif', sources[0]?.srcSet],
    ['webp', srcSet],
  ])
    expect(listed(candidates)).toEqual(
      [160, 320, 480, 750, 1200].map((width) => `-01200x00800-${width}w.${kind} ${width}w`),
    );
});

test('a WebP is its own largest variant', () => {
  const { srcSet, sources } = pictureSource(`${stem}.webp`);
  expect(listed(srcSet).at(-1)).toBe('-01200x00800.webp 1200w');
  expect(listed(sources?.[0]?.srcSet).at(-1)).toBe('-01200x00800-1200w.avif 1200w');
});

test('leaves out an original wider than the widest variant', () => {
  const photo = '/uploads/0123456789abcdef-04032x03024';
  const { src, srcSet } = pictureSource(`${photo}.jpg`);
  expect(src).toBe(`${photo}-1600w.webp`);
  expect(listed(srcSet).at(-1)).toBe('-04032x03024-1600w.webp 1600w');
  // Even the widest window gets a variant of its width.
  expect(listed(pictureSource(`${stem.replace('01200', '01601')}.jpg`).srcSet).at(-1)).toMatch(
    /1600w$/,
  );
});

test('lists no variant as wide as the original or wider', () => {
  expect(listed(pictureSource('/uploads/0123456789abcdef-00160x00100.webp').srcSet)).toEqual([
    '-00160x00100.webp 160w',
  ]);
});

test('offers a portrait crop of a landscape image that is high enough', () => {
  const crops = (size: string) =>
    pictureSource(`/uploads/0123456789abcdef-${size}.jpg`).portrait?.map(({ srcSet }) =>
      listed(srcSet),
    );
  expect(crops('01600x00900')).toEqual([
    ['-01600x00900-400p.avif 400w', '-01600x00900-600p.avif 600w'],
    ['-01600x00900-400p.webp 400w', '-01600x00900-600p.webp 600w'],
  ]);
  expect(crops('01600x00700')?.map(({ length }) => length)).toEqual([1, 1]);
  expect([crops('01600x00500'), crops('00900x01600')]).toEqual([[], []]);
});

test.each([
  ['a GIF, which may be animated', '01200x00800.gif'],
  ['an image too large for the encoder', '01600x02600.jpg'],
])('offers no AVIF of %s', (_what, file) => {
  const { sources, srcSet, portrait = [] } = pictureSource(`/uploads/0123456789abcdef-${file}`);
  expect(sources).toEqual([]);
  expect(srcSet).toMatch(/-\d+w\.webp/);
  expect(portrait.map(({ type }) => type)).not.toContain('image/avif');
});

test('reads the placeholder from the URL', () => {
  const { placeholder, srcSet } = pictureSource(`${stem}-8bd9a8542.jpg`);
  expect(placeholder).toBe('linear-gradient(#8bd,#9a8,#542)');
  expect(srcSet).toContain(`${stem}-8bd9a8542-320w.webp 320w`);
  expect(pictureSource(`${stem}.jpg`).placeholder).toBeUndefined();
  // Only a light picture with transparent parts has a background.
  expect(pictureSource(`${stem}-8bd9a8542.jpg`).ground).toBeUndefined();
  expect(pictureSource(`${stem}-044044044.png`).ground).toBe('linear-gradient(#044,#044,#044)');
});

test.each(['jpg', 'webp'])(
  'pads the size in the URL of an earlier %s, against ad blockers',
  (kind) => {
    const { width, height, ...shown } = pictureSource(`/uploads/0123456789abcdef-728x90.${kind}`);
    expect([width, height]).toEqual([728, 90]);
    expect(shown.src).toBe('/uploads/0123456789abcdef-00728x00090-728w.webp');
    expect(shown.srcSet).toContain('-00728x00090-320w.webp 320w');
    expect(JSON.stringify(shown)).not.toMatch(/(?<!\d)728x|x90/);
  },
);

test('returns other URLs unchanged', () => {
  expect(pictureSource('https://example.org/a.png')).toEqual({ src: 'https://example.org/a.png' });
});
