import { plays, refused } from '../../../test/videoAddresses.json';
import { playerAddress } from './playerAddress';

test.each(plays)('%s plays at %s', (typed, player) => {
  expect(playerAddress(typed)).toBe(player);
});

test.each(refused)('nothing plays at %s', (typed) => {
  expect(playerAddress(typed)).toBeUndefined();
});
