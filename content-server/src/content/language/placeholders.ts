import { normalizeText } from '@charity-site/api-client/entities';

const PLACEHOLDER = /\{\w+\}/g;

/** The forms of a plural: '{count, plural, one {chochitika #} other {zochitika #}}'. */
const FORM = /(?<=\b(?:one|other) \{)[^{}]*/g;

const PLURAL = /\{(\w+), plural, one \{[^{}#]*#[^{}]*\} other \{[^{}#]*#[^{}]*\}\}/;

const isPlural = (text: string): boolean => text.includes(', plural, ');

/** A text for people: the forms of a plural as lines, in which # is the number. */
export const readableText = (text: string): string =>
  isPlural(text) ? (text.match(FORM) ?? []).join('\n') : text;

/** The text in place of another one, with the same plural, from what a person typed for it. */
export const typedText = (text: string, typed: string): string => {
  const lines = typed
    .split(/\r?\n/)
    .map((line) => normalizeText(line, 'line'))
    .filter(Boolean);
  return isPlural(text) ? text.replace(FORM, () => lines.shift() ?? '') : lines.join(' ');
};

const placeholdersIn = (text: string): string =>
  [...new Set(text.match(PLACEHOLDER))].sort().join(' ');

/**
 * A sentence about a text whose placeholders are not those of its English; undefined for others.
 */
export const placeholderMistake = (english: string, text: string): string | undefined => {
  const plain = text.replace(PLURAL, '{$1}');
  const expected = placeholdersIn(english);
  if (placeholdersIn(plain) === expected && !/[{}]/.test(plain.replaceAll(PLACEHOLDER, '')))
    return undefined;
  if (expected === '') return 'Please write no { or }.';
  const required = isPlural(text) ? '# in both lines' : expected;
  return `Please keep ${required}, and write no other { or }: a value is shown in its place.`;
};
