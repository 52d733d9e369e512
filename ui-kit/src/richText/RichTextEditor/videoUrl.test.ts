import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { videoUrl } from './videoUrl';

interface Cases {
  plays: [typed: string, player: string][];
  refused: string[];
}

// Shared with the server, which accepts the same URLs.
const CASES_FILE = join(__dirname, '../../../../api-client/test/videoAddresses.json');
const { plays, refused } = JSON.parse(readFileSync(CASES_FILE, 'utf8')) as Cases;

test.each(plays)('%s becomes %s', (typed, player) => {
  expect(videoUrl(typed)).toBe(player);
});

test.each(refused)('rejects %s', (typed) => {
  expect(videoUrl(typed)).toBeNull();
});
