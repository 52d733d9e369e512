import { periods } from './periods';

test('periods are whole months and years, also at the end of a year and of a long month', () => {
  expect(periods('2027-01-31')).toEqual({
    'This month': { from: '2027-01-01', to: '2027-01-31' },
    'Last month': { from: '2026-12-01', to: '2026-12-31' },
    'This year': { from: '2027-01-01', to: '2027-12-31' },
  });
  expect(periods('2028-03-31')['Last month']).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
