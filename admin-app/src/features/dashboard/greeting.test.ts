import { greeting } from './greeting';

test.each([
  [4, 'Good night'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [21, 'Good evening'],
  [22, 'Good night'],
  [0, 'Good night'],
])('at %i it says %s', (hour, text) => {
  expect(greeting(hour)).toBe(text);
});
