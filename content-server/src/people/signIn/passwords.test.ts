import { hash } from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './passwords';

const COMPOSED = '\u00e9t\u00e9-Ka\u0174irisi-2026';
const DECOMPOSED = 'e\u0301te\u0301-KaW\u0302irisi-2026';

test('a password matches in each Unicode form, also if it was hashed as typed', async () => {
  for (const set of [COMPOSED, DECOMPOSED])
    for (const typed of [COMPOSED, DECOMPOSED])
      for (const stored of [await hashPassword(set), await hash(set)])
        expect(await verifyPassword(typed, stored)).toBe(true);
  expect(await verifyPassword('ete-KaWirisi-2026', await hashPassword(COMPOSED))).toBe(false);
  expect(await verifyPassword(COMPOSED, undefined)).toBe(false);
});
