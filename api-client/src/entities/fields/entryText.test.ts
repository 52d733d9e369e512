import { entriesOf, entriesText } from './entryText';
import { FIGURES } from './shapes';
import { WAYS } from '../singletons/givingShapes';

const figure = (number: string, label: string, year = '', source = '') => ({
  number,
  label,
  year,
  source,
});

test('parses one entry per line and formats it back to the same text', () => {
  const text = '5+ | years in operations\n1,200 | children | 2025 | Annual report';
  const entries = [
    figure('5+', 'years in operations'),
    figure('1,200', 'children', '2025', 'Annual report'),
  ];
  expect(entriesOf(FIGURES, text)).toEqual(entries);
  expect(entriesText(FIGURES, entries)).toBe(text);
});

test('reads arrays and stored JSON unchanged, and returns [] for anything else', () => {
  const entries = [figure('[{', '"K1|2"')];
  for (const list of [entries, JSON.stringify(entries)])
    expect(entriesOf(FIGURES, list)).toEqual(entries);
  for (const list of ['', ' | \n\n', undefined, 7]) expect(entriesOf(FIGURES, list)).toEqual([]);
});

test('adds surplus parts of a line to the last part', () => {
  expect(entriesOf(FIGURES, '5 | wells | 2026 | Report | page 3 | a')).toEqual([
    figure('5', 'wells', '2026', 'Report | page 3 | a'),
  ]);
});

test('replaces separators within a part', () => {
  expect(entriesText(FIGURES, [figure('1|2', 'two\nlines', '', 'Report')])).toBe(
    '1/2 | two lines |  | Report',
  );
});

test('parses and formats the lines of a part', () => {
  const way = { name: 'Airtel Money', number: '0999 000 000', accountName: '' };
  const text = 'Airtel Money | 0999 000 000 |  | Open the menu. • Send the gift.';
  const steps = [{ text: 'Open the menu.' }, { text: 'Send the gift.' }];
  expect(entriesOf(WAYS, text)).toEqual([{ ...way, steps }]);
  expect(entriesText(WAYS, [{ ...way, steps }])).toBe(text);
});
