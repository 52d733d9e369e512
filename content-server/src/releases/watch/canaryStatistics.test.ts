import { probabilityOfMore } from './fisher';
import { reasonAgainst } from './canaryStatistics';
import { compareValues } from './mannWhitney';

const health = (visits: number, visitorsWithErrors: number, largestPaints: { upTo: number; count: number }[] = []) => ({
  visits,
  visitorsWithErrors,
  largestPaints,
});

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

test.each([
  // Computed with exact fractions.
  [[3, 4], [1, 4], 0.2428571],
  [[5, 20], [0, 80], 0.000206],
  [[0, 20], [5, 80], 1],
  [[10, 10], [0, 10], 5.41e-6],
  [[600, 3000], [500, 3000], 0.000475],
] as const)('%j hits and tries against %j: probability %d', ([hits, tries], [otherHits, others], expected) => {
  const probability = probabilityOfMore({ hits, tries }, { hits: otherHits, tries: others });
  expect(probability / expected).toBeGreaterThan(0.99);
  expect(probability / expected).toBeLessThan(1.01);
});

test('values are compared by their ranges', () => {
  const at = (...counts: number[]) => counts.map((count, index) => ({ upTo: (index + 1) * 100, count }));
  expect(compareValues(at(10, 10), at(10, 10)).larger).toBe(0.5);
  expect(compareValues(at(10, 10), at(10, 10)).probability).toBeCloseTo(0.5);
  expect(compareValues(at(0, 10), at(10, 0))).toMatchObject({ larger: 1 });
  expect(compareValues(at(10, 0), at(0, 10)).probability).toBeGreaterThan(0.999);
  expect(compareValues(at(10), at(10)).probability).toBeCloseTo(0.5);
  expect(compareValues(at(5, 10, 5), at(10, 5, 5)).larger).toBeCloseTo(0.5938, 4);
  expect(compareValues(at(5, 10, 5), at(10, 5, 5)).probability).toBeCloseTo(0.1397, 4);
});

test.each([
  ['errors for all visitors', health(40, 40), health(160, 0), true],
  ['errors for a quarter', health(40, 10), health(160, 1), true],
  ['fewer errors', health(40, 0), health(160, 40), false],
  ['the errors that the version before has, too', health(40, 8), health(160, 32), false],
  ['too few visitors', health(19, 19), health(160, 0), false],
  ['too few visitors of the version before', health(40, 40), health(19, 0), false],
  ['four errors of twenty visitors', health(20, 4), health(80, 0), false],
  ['a difference that is certain and does not matter', health(1e6, 15_000), health(1e6, 10_000), false],
  ['reports without visits', health(20, 500), health(160, 160), false],
])('%s', (_what, newer, older, isBad) => {
  expect(reasonAgainst(newer, older) !== undefined).toBe(isBad);
});

test('the reason has the numbers', () => {
  expect(reasonAgainst(health(40, 10), health(160, 4))).toBe(
    '10 visitors reported an error in 40 page views (25.0%); with the version before 4 in 160 (2.5%).',
  );
  const paints = (fast: number, slow: number) => [
    { upTo: 1000, count: fast },
    { upTo: 3000, count: slow },
  ];
  expect(reasonAgainst(health(40, 0, paints(2, 38)), health(160, 0, paints(150, 10)))).toBe(
    'Its pages show their main content later: half of them within 3000 ms, with the version before within 1000 ms.',
  );
  expect(reasonAgainst(health(40, 0, paints(30, 10)), health(160, 0, paints(150, 10)))).toBeUndefined();
  expect(reasonAgainst(health(40, 0, paints(1, 18)), health(160, 0, paints(150, 10)))).toBeUndefined();
  expect(reasonAgainst(health(40, 0, paints(38, 2)), health(160, 0, paints(10, 150)))).toBeUndefined();
});

test('versions that are equally good are hardly ever turned back, although they are compared at every visit', () => {
  const next = numbers(1);
  let turnedBack = 0;
  for (let site = 0; site < 200; site += 1) {
    const [newer, older] = [health(0, 0), health(0, 0)];
    for (let visit = 0; visit < 1500; visit += 1) {
      const one = next() < 0.1 ? newer : older;
      one.visits += 1;
      if (next() < 0.05) one.visitorsWithErrors += 1;
      if (one === newer && reasonAgainst(newer, older)) {
        turnedBack += 1;
        break;
      }
    }
  }
  expect(turnedBack).toBeLessThanOrEqual(1);
});

test('a version with more errors is turned back early', () => {
  const next = numbers(2);
  const seen: number[] = [];
  for (let site = 0; site < 50; site += 1) {
    const [newer, older] = [health(0, 0), health(0, 0)];
    while (!reasonAgainst(newer, older)) {
      const one = next() < 0.2 ? newer : older;
      one.visits += 1;
      if (next() < (one === newer ? 0.5 : 0.02)) one.visitorsWithErrors += 1;
    }
    seen.push(newer.visits);
  }
  expect(Math.max(...seen)).toBeLessThan(60);
});
