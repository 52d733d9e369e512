import type { Budgets } from '../model/sources';
import { ReleaseError } from './releaseError';

const NAMES = ['script', 'style', 'time'] as const;

/**
 * Validates the budgets of a remote.
 * @throws ReleaseError that names the first invalid one
 */
export const parseBudgets = (remote: string, value: object): Budgets => {
  for (const [name, budget] of Object.entries(value)) {
    if (!NAMES.some((one) => one === name))
      throw new ReleaseError(
        `${remote}'s "strict" has ${name}. It can have script and style (in bytes) and time (of the smoke test, in ms).`,
      );
    if (!Number.isSafeInteger(budget) || Number(budget) < 0)
      throw new ReleaseError(
        `${remote}'s "strict" has no valid ${name}. It is a whole number from 0.`,
      );
  }
  return value;
};
