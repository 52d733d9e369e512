import { normalizeText, type TypedKind } from './normalizeText';

const FLAG = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
const EMOJI = [...'👍🏿 👨‍👩‍👧‍👦 👩🏽‍🦰 ❤️ 🏳️‍🌈 1️⃣ 🇲🇼'.split(' '), FLAG];

test.each<[string, TypedKind, string, string]>([
  ['zero width', 'line', 'Grace\u200b Ban\u00adda\ufeff', 'Grace Banda'],
  ['marks of direction', 'line', 'Grace \u202eadnaB\u202c \u2066x\u2069', 'Grace adnaB x'],
  ['blanks', 'line', '\u00a0Mary\u202fPhiri\u2800', 'Mary Phiri'],
  ['control characters', 'line', 'Choir\u000bpractice\b', 'Choir practice'],
  ['decomposed letters', 'line', 'Kac\u0302he\u200b\u0301re', 'Kaĉhére'],
  ['lines of a line', 'line', 'One\r\ntwo\tthree', 'One two three'],
  ['lines of a text', 'text', 'One\r\ntwo\u2028three\n\n', 'One\ntwo\nthree'],
  ['a joiner without an emoji', 'line', 'a\u200db\ufe0f\u200d', 'ab'],
  ['a joiner of Persian', 'line', 'می‌خواهم', 'می‌خواهم'],
  ['a joiner of graphemes', 'line', '©\u034f 2026', '© 2026'],
  ['an address', 'address', '\u202ajane@example.org\u202c\u200d', 'jane@example.org'],
  ['a number with minus signs', 'number', '+265 991\u2212234\u2212567', '+265 991-234-567'],
  [
    'a number in digits of other scripts',
    'number',
    '\u0660\u0669\u0669\u0669 \u0967\u0968 \uff19',
    '0999 12 9',
  ],
  ['a dictation placeholder', 'line', 'Grace\ufffc', 'Grace'],
  ['a number', 'number', '\u202a+265\u00a0991\u200b ２３４', '+265 991 234'],
])('normalizes %s', (_what, kind, typed, stored) => {
  expect(normalizeText(typed, kind)).toBe(stored);
});

test.each([
  ...'\u200b\u3164\u2800\u00ad\u034f\u{e0001}\u{1d159}\ufffc\u200d\ufe0f\u0000',
  '\u115f\u1160',
])('empties a text of invisible characters: %j', (text) => {
  expect(normalizeText(text)).toBe('');
  expect(normalizeText(text, 'line')).toBe('');
});

test.each(EMOJI)('keeps the emoji %s', (emoji) => {
  expect(normalizeText(`Zikomo ${emoji}!`)).toBe(`Zikomo ${emoji}!`);
  expect(normalizeText(`Zikomo ${emoji}`, 'line')).toBe(`Zikomo ${emoji}`);
});

test('is idempotent', () => {
  const pieces =
    'ae\u0301ی\u0928\u094d\u200d\u200c\u200b\ufe0f\u202e\u3164 \u00a0\r\n\u2028\u0338=1\u20e3\u{1F3FF}漢';
  const all = [...pieces, '\ud83d', ...EMOJI];
  const texts = all.flatMap((one) => all.flatMap((two) => all.map((three) => one + two + three)));
  for (const kind of ['line', 'text', 'address', 'number'] as const) {
    const once = texts.map((text) => normalizeText(text, kind));
    expect(once.map((text) => normalizeText(text, kind))).toEqual(once);
  }
});
