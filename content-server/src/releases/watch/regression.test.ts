import { regressionIn } from './regression';

const health = (visitorsWithErrors: number, visits: number) => ({ visits, visitorsWithErrors });

test.each([
  ['five networks in twenty page views', health(5, 20), health(0, 80), true],
  ['four networks', health(4, 20), health(0, 80), false],
  ['nineteen page views', health(19, 19), health(0, 80), false],
  ['a share of 5 %', health(50, 1000), health(0, 1000), true],
  ['a share below 5 %', health(49, 1000), health(0, 1000), false],
  ['three times the share before', health(30, 100), health(10, 100), true],
  ['less than three times the share before', health(29, 100), health(10, 100), false],
  ['fewer errors than before', health(5, 100), health(40, 100), false],
  ['a version before that nobody opened', health(5, 20), health(0, 0), true],
])('%s', (_what, newer, older, isTurnedBack) => {
  expect(regressionIn(newer, older) !== undefined).toBe(isTurnedBack);
});

test('the reason has the numbers of both versions', () => {
  expect(regressionIn(health(10, 40), health(4, 160))).toBe(
    '10 visitors reported an error in 40 page views (25.0%); with the version before 4 in 160 (2.5%).',
  );
});
