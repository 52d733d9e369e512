import { acceptsContract } from './acceptsContract';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.3.2', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '1.3.0', true],
  ['^2.0.0', '1.9.9', false],
  ['^1.0.0', '2.0.0', false],
  ['^0.1.0', '0.1.4', true],
  ['^0.1.2', '0.1.1', false],
  ['^0.1.0', '0.2.0', false],
  ['^0.0.3', '0.0.3', true],
  ['^0.0.3', '0.0.4', false],
  ['^1.2.0 || ^2.0.0', '1.3.0', true],
  ['^1.2.0 || ^2.0.0', '2.1.0', true],
  ['^1.2.0 || ^2.0.0', '3.0.0', false],
  ['1.x', '1.0.0', false],
  ['', '1.0.0', false],
])('%s and a shell of %s: %s', (range, version, accepted) => {
  expect(acceptsContract(range, version)).toBe(accepted);
});
