import { pictureSource } from './pictures';

const stem = '/uploads/0123456789abcdef-1200x800';
const listed = (srcSet = '') => srcSet.split(', ').map((candidate) => candidate.replace(/.*\/[0-9a-f]{16}/, ''));

test('derives size and variants of an uploaded image from its address, AVIF first', () => {
  const { srcSet, sources = [], ...rest } = pictureSource(`${stem}.jpg`);
  expect(rest).toMatchObject({ src: `${stem}.jpg`, width: 1200, height: 800 });
  expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
  for (const [kind, candidates] of [
    ['avif', sources[0]?.srcSet],
    ['webp', srcSet],
  ])
    expect(listed(candidates)).toEqual(
      [160, 320, 480, 750, 1200].map((width) => `-1200x800-${width}w.${kind} ${width}w`),
    );
});

test('a WebP is its own largest variant', () => {
  const { srcSet, sources } = pictureSource(`${stem}.webp`);
  expect(listed(srcSet).at(-1)).toBe('-1200x800.webp 1200w');
  expect(listed(sources?.[0]?.srcSet).at(-1)).toBe('-1200x800-1200w.avif 1200w');
});

test('leaves out an original wider than the widest variant', () => {
  const photo = '/uploads/0123456789abcdef-4032x3024';
  const { src, srcSet } = pictureSource(`${photo}.jpg`);
  expect(src).toBe(`${photo}-1600w.webp`);
  expect(listed(srcSet).at(-1)).toBe('-4032x3024-1600w.webp 1600w');
  // No window is left without a variant of its width.
  expect(listed(pictureSource(`${stem.replace('1200', '1601')}.jpg`).srcSet).at(-1)).toMatch(/1600w$/);
});

test('lists no variant as wide as the original or wider', () => {
  expect(listed(pictureSource('/uploads/0123456789abcdef-160x100.webp').srcSet)).toEqual(['-160x100.webp 160w']);
});

test('offers a portrait crop of a landscape image that is high enough', () => {
  const crops = (size: string) =>
    pictureSource(`/uploads/0123456789abcdef-${size}.jpg`).portrait?.map(({ srcSet }) => listed(srcSet));
  expect(crops('1600x900')).toEqual([
    ['-1600x900-400p.avif 400w', '-1600x900-600p.avif 600w'],
    ['-1600x900-400p.webp 400w', '-1600x900-600p.webp 600w'],
  ]);
  expect(crops('1600x700')?.map(({ length }) => length)).toEqual([1, 1]);
  expect([crops('1600x500'), crops('900x1600')]).toEqual([[], []]);
});

test.each([
  ['a GIF, which may be animated', '1200x800.gif'],
  ['an image too large for the encoder', '1600x2600.jpg'],
])('offers no AVIF of %s', (_what, file) => {
  const { sources, srcSet, portrait = [] } = pictureSource(`/uploads/0123456789abcdef-${file}`);
  expect(sources).toEqual([]);
  expect(srcSet).toMatch(/-\d+w\.webp/);
  expect(portrait.map(({ type }) => type)).not.toContain('image/avif');
});

test('reads the placeholder from the address', () => {
  const { placeholder, srcSet } = pictureSource(`${stem}-8bd9a8542.jpg`);
  expect(placeholder).toBe('linear-gradient(#8bd,#9a8,#542)');
  expect(srcSet).toContain(`${stem}-8bd9a8542-320w.webp 320w`);
  expect(pictureSource(`${stem}.jpg`).placeholder).toBeUndefined();
});

test('reads a size with zeros before it, which keeps it from being taken for that of an advertisement', () => {
  const { width, height, srcSet } = pictureSource('/uploads/0123456789abcdef-0728x090.jpg');
  expect([width, height]).toEqual([728, 90]);
  expect(srcSet).toContain('-0728x090-320w.webp 320w');
});

test('returns other addresses unchanged', () => {
  expect(pictureSource('https://example.org/a.png')).toEqual({ src: 'https://example.org/a.png' });
});
