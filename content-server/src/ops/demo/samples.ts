import singletons from '../../../demo/singletons.json';
import { columnsOf } from '../../content/rows/rows';

/** The fields of the demo content's singletons, by their path. */
const SAMPLE_SINGLETONS: Record<string, object> = singletons;

/**
 * Fields in which a single sample misleads visitors, such as a phone number that nobody answers.
 */
const MISLEADING: Record<string, string[]> = {
  'contact-details': ['phone', 'email', 'address'],
  organisation: ['tagline', 'registration', 'treasurer'],
  'donation-details': ['bankName', 'accountNumber', 'swiftCode'],
};

/** True if a stored singleton still has the demo values: all of them, or a misleading one. */
export const isSample = (path: string, stored: Record<string, unknown>): boolean => {
  const sample = columnsOf(SAMPLE_SINGLETONS[path] ?? {});
  const isSame = (field: string) => stored[field] === sample[field];
  const misleading = MISLEADING[path];
  if (misleading) return misleading.some(isSame);
  const fields = Object.keys(sample).filter((field) => field in stored);
  return fields.length > 0 && fields.every(isSame);
};
