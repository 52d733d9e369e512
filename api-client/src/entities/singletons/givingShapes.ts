import { normalizeText } from '../text/normalizeText';
import { telephoneParts } from '../text/telephone';
import type { Entry, EntryShape, Line } from '../fields/entries';
import type { EntryError } from '../fields/entriesField';

/** A stored way to give. */
export interface Way {
  name: string;
  number: string;
  accountName: string;
  steps: Line[];
}

/**
 * The ways to give besides the bank account, such as mobile money, in the order of the page Donate
 * (docs/product.md 4.5).
 */
export const WAYS: EntryShape<keyof Way> = {
  noun: 'Way to give',
  parts: [
    { name: 'name', label: 'Name', max: 60, required: true },
    { name: 'number', label: 'Number', max: 60, required: true, digit: true },
    { name: 'accountName', label: 'Name of the Account', max: 100 },
    { name: 'steps', label: 'Steps', max: 1000, lines: true, translatable: true },
  ],
  maxEntries: 20,
};

/** Suggested amounts, each with its effect. */
export const AMOUNTS: EntryShape<'amount' | 'text'> = {
  noun: 'Amount',
  parts: [
    { name: 'amount', label: 'Amount', max: 30, required: true, digit: true },
    { name: 'text', label: 'What It Does', max: 120, required: true, translatable: true },
  ],
  maxEntries: 8,
};

/** Purposes of gifts. Their percentages add up to 100. */
export const PURPOSES: EntryShape<'name' | 'percent'> = {
  noun: 'Purpose',
  parts: [
    { name: 'name', label: 'Purpose', max: 80, required: true, translatable: true },
    { name: 'percent', label: 'Percent', max: 6, required: true },
  ],
  maxEntries: 10,
};

/**
 * Parses a percentage with at most one decimal place: 62.5 for '62,5 %'. NaN if invalid or 0.
 */
export const percentOf = (text: string): number => {
  const [, digits] = /^(\d{1,3}(?:[.,]\d)?) ?%?$/.exec(text) ?? [];
  return Number(digits?.replace(',', '.')) || Number.NaN;
};

/** The error of the percentages; undefined if they are valid. */
export const percentError = (
  purposes: readonly Entry<'name' | 'percent'>[],
): EntryError<'percent'> | undefined => {
  const percentages = purposes.map(({ percent }) => percentOf(percent));
  const invalid = percentages.findIndex((percent) => Number.isNaN(percent));
  if (invalid >= 0)
    return {
      at: invalid,
      part: 'percent',
      message: 'Percent must be a number above 0, such as 62 or 62.5.',
    };
  // Sums of decimals are inexact.
  const total = Math.round(percentages.reduce((sum, percent) => sum + percent, 0) * 10) / 10;
  if (purposes.length === 0 || total === 100) return undefined;
  const message = `Percent must make 100 together with the others. Together they are ${total} now.`;
  return { at: purposes.length - 1, part: 'percent', message };
};

/**
 * A number for copying: without a remark in brackets, and without separators between its digits.
 * Several numbers stay unchanged.
 */
export const dialableNumber = (number: string): string => {
  const bare = normalizeText(number, 'number')
    .replace(/^(\+\d{1,3} ?)\(0\)/, '$1')
    // Digits in brackets before other digits are part of the number.
    .replace(/\s{0,9}\((?![+\d ]+\) ?\d)[^)]{0,200}\)/g, '')
    .trim();
  const links = telephoneParts(bare).flatMap(({ href }) => href ?? []);
  const isOne = links.length < 2 || links.some((link) => link.length < 'tel:0991234567'.length);
  return isOne && /^[+\d\s.()\p{Pd}]+$/u.test(bare) ? bare.replace(/[^+\d]/g, '') : bare;
};
