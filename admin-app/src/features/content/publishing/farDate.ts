import {
  fieldsOfFormat,
  hasPlausibleYear,
  type AnyObjectSchema,
} from '@charity-site/api-client/entities';
import type { EditForm } from '../../../shared/forms/useEditForm';

const FIVE_YEARS_MS = 5 * 365.25 * 86_400_000;

/** The first changed date that is more than five years from today: probably a typing error. */
export const farDate = (
  rules: AnyObjectSchema,
  { values, initial }: Pick<EditForm, 'values' | 'initial'>,
): string | undefined =>
  fieldsOfFormat(rules, 'date', 'date-time')
    .filter((name) => values[name] !== initial[name])
    .map((name) => String(values[name] ?? ''))
    .find(
      (date) => hasPlausibleYear(date) && Math.abs(Date.parse(date) - Date.now()) > FIVE_YEARS_MS,
    );
