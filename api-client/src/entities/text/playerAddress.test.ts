import { plays, refused } from '../../../test/videoAddresses.json';
import { playerAddress } from './playerAddress';

test.each(plays)('the player URL of %s is %s', (typed, player) => {
  expect(playerAddress(typed)).toBe(player);
});

test.each(refused)('%s has no player URL', (typed) => {
  expect(playerAddress(typed)).toBeUndefined();
});
