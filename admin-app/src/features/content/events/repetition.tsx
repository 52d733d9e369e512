import { eventDays, recurrenceText, type Recurrence } from '@charity-site/api-client/entities';
import { DateField } from '@charity-site/ui-kit';
import type { FieldLooks } from '../../../shared/fields/buildFields';
import { toLocalDateTime } from '../../../shared/site/time';

const RHYTHMS: { value: Recurrence['repeats']; label: string }[] = [
  { value: '', label: 'Does not repeat' },
  { value: 'weekly', label: 'Every week' },
  { value: 'fortnightly', label: 'Every two weeks' },
  { value: 'monthly', label: 'Every month on the same weekday' },
];

/**
 * The rule of the form's values in words, with the number of times; '' while it is not complete.
 */
const inWords = (values: Record<string, unknown>): string => {
  const first = toLocalDateTime(String(values.date)).slice(0, 10);
  const repeats = RHYTHMS.find(({ value }) => value === values.repeats)?.value;
  if (!first || !repeats || !values.repeatsUntil) return '';
  const rule = { repeats, repeatsUntil: String(values.repeatsUntil) };
  const times = eventDays(first, rule).length;
  return `${recurrenceText(first, rule)}: ${times} ${times === 1 ? 'time' : 'times'}.`;
};

/** Fields of an event's repetition. The last day is asked for once it repeats. */
export const repetition: FieldLooks<Recurrence> = {
  repeats: { options: RHYTHMS },
  repeatsUntil: {
    render: ({ name, label, value, onChange, error, values }) =>
      values.repeats ? (
        <DateField
          {...{ name, label, onChange, error }}
          required
          hint={inWords(values) || 'The last day on which it can take place.'}
          value={String(value)}
        />
      ) : null,
  },
};
