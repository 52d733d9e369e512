import { pictureSource } from './pictures';

const stem = '/uploads/0123456789abcdef-1200x800';

test('derives size and variants of an uploaded image from its address', () => {
  expect(pictureSource(`${stem}.jpg`)).toEqual({
    src: `${stem}.jpg`,
    width: 1200,
    height: 800,
    srcSet: `${stem}-320w.jpg 320w, ${stem}-640w.jpg 640w, ${stem}-960w.jpg 960w, ${stem}.jpg 1200w`,
    sources: [
      {
        type: 'image/webp',
        srcSet: `${stem}-320w.webp 320w, ${stem}-640w.webp 640w, ${stem}-960w.webp 960w, ${stem}.jpg 1200w`,
      },
    ],
  });
});

test('leaves out an original wider than the widest variant', () => {
  const photo = '/uploads/0123456789abcdef-4032x3024';
  const { src, srcSet, sources } = pictureSource(`${photo}.jpg`);
  expect(src).toBe(`${photo}-1600w.jpg`);
  expect(`${srcSet} ${sources?.[0]?.srcSet}`).not.toContain('4032w');
  expect(sources?.[0]?.srcSet).toContain(`${photo}-1600w.webp 1600w`);
});

test('lists a WebP original once', () => {
  expect(pictureSource(`${stem}.webp`)).not.toHaveProperty('sources');
});

test('lists no variant as wide as the original or wider', () => {
  expect(pictureSource('/uploads/0123456789abcdef-320x200.png').srcSet).toBe(
    '/uploads/0123456789abcdef-320x200.png 320w',
  );
});

test('returns other addresses unchanged', () => {
  expect(pictureSource('https://example.org/a.png')).toEqual({ src: 'https://example.org/a.png' });
});
