import { createHash, randomUUID } from 'node:crypto';
import {
  giftCode,
  giftReference,
  gifts,
  GIFTS_OFF,
  giftSettings,
  giving,
  type GiftDraft,
} from '@charity-site/api-client/entities';
import { readSingleton } from '../content/crud/singleton';
import { isUniqueViolation } from '../db/dialects/faults';
import { HttpError } from '../http/httpError';
import { classifyGift } from './spamRules';
import { addSubmission, type AddSubmission } from './submissions';

/** Maximum number of references tried; each is taken with a chance of gifts in 707,281. */
const ATTEMPTS_MAX = 20;

/**
 * Stores an announced gift under a new reference. A repeated request gets the same one, also after
 * the gift was deleted. Throws a 409 while gifts are switched off.
 */
export const addGift: AddSubmission<GiftDraft> = async (database, draft, origin) => {
  const settings = await readSingleton(database, giftSettings);
  if (settings?.accept === 'off') throw new HttpError(409, GIFTS_OFF);
  const word = (await readSingleton(database, giving))?.reference;
  const seed = origin.key ? JSON.stringify(origin.key) : randomUUID();
  for (let attempt = 1; ; attempt += 1)
    try {
      const hash = createHash('sha256').update(`${seed} ${attempt}`).digest();
      const code = giftCode(hash.readUInt32BE());
      const reference = giftReference(typeof word === 'string' ? word : undefined, code);
      return await addSubmission(database, gifts, draft, origin, async (sender) => ({
        ...(await classifyGift(database, sender, origin.visitor)),
        code,
        reference,
      }));
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isUniqueViolation(error)) throw error;
    }
};
