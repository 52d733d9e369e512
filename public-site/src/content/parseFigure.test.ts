import { parseFigure } from './parseFigure';

test.each([
  ['5+', 5, '', '+'],
  ['K1 million', 1, 'K', ' million'],
  ['12,500 people', 12_500, '', ' people'],
  ['1 000 000', 1_000_000, '', ''],
  ['2026', 2026, '', ''],
  ['€ 20', 20, '€ ', ''],
])('%s counts up to %d', (figure, value, prefix, suffix) => {
  expect(parseFigure(figure)).toEqual({ value, prefix, suffix });
});
