import { paragraphsOf } from '../fields/entries';
import { dialableNumber } from './givingShapes';

test('an empty line separates paragraphs', () => {
  expect(paragraphsOf('One\ntwo\n\n \nThree')).toEqual(['One\ntwo', 'Three']);
  expect(paragraphsOf('')).toEqual([]);
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
])('the dialable number of %s is %s', (number, copied) => {
  expect(dialableNumber(number)).toBe(copied);
});
