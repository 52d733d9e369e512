import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { videoAddress } from './videoAddress';

interface Cases {
  plays: [typed: string, player: string][];
  refused: string[];
}

// Those of the server: what the editor takes, the server keeps.
const CASES = join(__dirname, '../../../../api-client/test/videoAddresses.json');
const { plays, refused } = JSON.parse(readFileSync(CASES, 'utf8')) as Cases;

test.each(plays)('%s becomes %s', (typed, player) => {
  expect(videoAddress(typed)).toBe(player);
});

test.each(refused)('nothing plays at %s', (typed) => {
  expect(videoAddress(typed)).toBeNull();
});
