import { entriesOf, entriesText, paragraphsOf } from './entries';
import { bareNumber, WAYS } from '../singletons/givingShapes';
import { FIRST_FIGURES, FIRST_GROUPS, FIRST_VALUES } from '../singletons/ownWords';
import { FIGURES, GROUPS, VALUES } from './shapes';

test.each([
  [FIGURES, FIRST_FIGURES],
  [GROUPS, FIRST_GROUPS],
  [VALUES, FIRST_VALUES],
])('entries are the same after they were taken apart and put together', (shape, text) => {
  expect(entriesText<string>(shape, entriesOf<string>(shape, text))).toBe(text);
});

test('what a part cannot hold is replaced, and empty entries are left out', () => {
  const blank = { number: '', label: '', year: '', source: '' };
  const text = entriesText(FIGURES, [
    blank,
    { ...blank, number: '1|2', label: 'two\nlines', source: 'Report' },
    { ...blank, number: ' ' },
  ]);
  expect(text).toBe('1/2 | two lines |  | Report');
  expect(entriesOf(FIGURES, text)).toEqual([{ number: '1/2', label: 'two lines', year: '', source: 'Report' }]);
});

test('the last part has what a line has more, and nothing of it is lost', () => {
  expect(entriesOf(FIGURES, '5 | wells | 2026 | Report | page 3 | |')).toEqual([
    { number: '5', label: 'wells', year: '2026', source: 'Report / page 3' },
  ]);
});

test('an empty line begins a paragraph', () => {
  expect(paragraphsOf('One\ntwo\n\n \nThree')).toEqual(['One\ntwo', 'Three']);
  expect(paragraphsOf('')).toEqual([]);
});

test('a part of lines keeps them, without empty ones', () => {
  const way = { name: 'Airtel Money', number: '0999 000 000', accountName: '' };
  const text = entriesText(WAYS, [{ ...way, steps: 'Open the menu.\n\nSend the gift.\n' }]);
  expect(entriesOf(WAYS, text)).toEqual([{ ...way, steps: 'Open the menu.\nSend the gift.' }]);
});

test.each([
  ['0000 000 000 (sample)', '0000000000'],
  ['+265 999 000 000', '+265999000000'],
  ['\u202a+265\u00a0991\u2011000 111\u202c (Lamp)', '+265991000111'],
  ['0991-000-111', '0991000111'],
  ['Till 12 34', 'Till 12 34'],
  ['(0991) 234 567 (Grace)', '0991234567'],
  ['(0)991 234 567', '0991234567'],
  ['+265 (0) 991 234 567', '+265991234567'],
  ['+1 (555) 123-4567', '+15551234567'],
  ['0991 234 567 (2)', '0991234567'],
  ['0991 234 567 - 0881 234 567', '0991 234 567 - 0881 234 567'],
])('of %s, %s is copied', (number, copied) => {
  expect(bareNumber(number)).toBe(copied);
});
