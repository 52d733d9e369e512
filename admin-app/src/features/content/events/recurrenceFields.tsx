import { eventDays, recurrenceText, type Recurrence } from '@charity-site/api-client/entities';
import { DateField } from '@charity-site/ui-kit';
import type { FormFieldOptions } from '../../../shared/fields/buildFields';
import { toLocalDateTime } from '../../../shared/site/time';

const FREQUENCIES: { value: Recurrence['repeats']; label: string }[] = [
  { value: '', label: 'Does not repeat' },
  { value: 'weekly', label: 'Every week' },
  { value: 'fortnightly', label: 'Every two weeks' },
  { value: 'monthly', label: 'Every month on the same weekday' },
];

/** Describes the form's recurrence with the number of occurrences; '' while it is incomplete. */
const describeRecurrence = (values: Record<string, unknown>): string => {
  const first = toLocalDateTime(String(values.date)).slice(0, 10);
  const repeats = FREQUENCIES.find(({ value }) => value === values.repeats)?.value;
  if (!first || !repeats || !values.repeatsUntil) return '';
  const rule = { repeats, repeatsUntil: String(values.repeatsUntil) };
  const count = eventDays(first, rule).length;
  return `${recurrenceText(first, rule)}: ${count} ${count === 1 ? 'time' : 'times'}.`;
};

/** Fields of an event's recurrence. The last day is shown once the event repeats. */
export const recurrenceFields: FormFieldOptions<Recurrence> = {
  repeats: { options: FREQUENCIES },
  repeatsUntil: {
    render: ({ name, label, value, onChange, error, values }) =>
      values.repeats ? (
        <DateField
          {...{ name, label, onChange, error }}
          required
          hint={describeRecurrence(values) || 'The last day on which it can take place.'}
          value={String(value)}
        />
      ) : null,
  },
};
