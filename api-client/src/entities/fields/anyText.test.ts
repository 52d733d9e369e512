import fc from 'fast-check';
import { normalizeText, type TypedKind } from '../text/normalizeText';
import { truncateText } from '../text/truncateText';
import { telephoneParts } from '../text/telephone';

// fast-check prints the seed and the smallest failing text.

/** Texts of all characters, including invisible ones. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...'\u200b\u202e\u00ad\u00a0\u2028\ufe0f\u0000 ',
        '\r\n',
        '\u0300'.repeat(31),
        '\u0344'.repeat(20),
        '\uff9e'.repeat(40),
        '👍🏿',
        '👨‍👩‍👧',
        '🇲🇼',
      ),
    ),
  )
  .map((parts) => parts.join(''));

const kinds = fc.constantFrom<TypedKind>('line', 'text', 'address', 'number');

const graphemes = (text: string) =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

test('normalizeText is idempotent, trims, and removes control characters', () => {
  fc.assert(
    fc.property(anyText, kinds, (text, kind) => {
      const once = normalizeText(text, kind);
      expect(normalizeText(once, kind)).toBe(once);
      expect(once.trim()).toBe(once);
      expect(once).not.toMatch(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
    }),
    { numRuns: 500 },
  );
});

/** The `String` of shared modules, which Jest loads outside the test's globals. */
const { prototype } = (normalizeText.constructor as FunctionConstructor)(
  'return String',
)() as StringConstructor;

test('normalizes at most 30 combining marks in a row, because the time grows with their square', () => {
  const normalize = jest.spyOn(prototype, 'normalize');
  const marks = ['\u0300', '\uff9e', '\u0316', '\u0344', '\u0f73'];
  for (const kind of ['line', 'text', 'address', 'number'] as const)
    for (const between of ['', '\u200b'])
      normalizeText(`a${marks.map((mark) => mark.repeat(1000)).join(between)}b`, kind);
  expect(normalize).toHaveBeenCalled();
  for (const text of normalize.mock.contexts)
    expect(String(text)).not.toMatch(/[\p{M}\uff9e\uff9f]{31}/u);
  normalize.mockRestore();
});

test('truncateText respects the maximum and splits no grapheme', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 60 }), (text, max) => {
      const short = truncateText(text, max);
      expect(short.length).toBeLessThanOrEqual(max);
      if (short === text) return;
      const start = graphemes(short.replace(/…$/, ''));
      expect(graphemes(text).slice(0, start.length)).toEqual(start);
    }),
    { numRuns: 500 },
  );
});

test('every link of a phone number dials only digits', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { href } of telephoneParts(text))
        expect(href ?? 'tel:1').toMatch(/^tel:\+?\d+(;ext=\d+)?$/);
    }),
    { numRuns: 500 },
  );
});
