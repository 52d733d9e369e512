import {
  fieldsOfFormat,
  hasPlausibleYear,
  type AnyObjectSchema,
} from '@charity-site/api-client/entities';
import type { EditForm } from '../../../shared/forms/useEditForm';

const FAR_MS = 5 * 365.25 * 86_400_000;

/**
 * The first date that was changed to one more than five years from today, which most often is a
 * typing error.
 */
export const farDate = (
  rules: AnyObjectSchema,
  { values, initial }: Pick<EditForm, 'values' | 'initial'>,
): string | undefined =>
  fieldsOfFormat(rules, 'date', 'date-time')
    .filter((name) => values[name] !== initial[name])
    .map((name) => String(values[name] ?? ''))
    .find((date) => hasPlausibleYear(date) && Math.abs(Date.parse(date) - Date.now()) > FAR_MS);
