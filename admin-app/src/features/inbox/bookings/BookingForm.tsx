import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { api } from '@charity-site/api-client';
import {
  bookingForm,
  eventDays,
  type Event,
  type VisitorFormField,
} from '@charity-site/api-client/entities';
import { useState } from 'react';
import { Field, Panel, SelectField } from '@charity-site/ui-kit';
import type { RunMutation } from '../../../shared/mutations/useMutationWithNotice';
import { formatLongDay, today, toLocalDateTime } from '../../../shared/site/time';

/** Adds people who called. */
export function BookingForm({ event, run }: { event: Event; run: RunMutation }) {
  const days = eventDays(toLocalDateTime(event.date).slice(0, 10), event);
  const blank = { day: days.find((day) => day >= today()) ?? '', name: '', phone: '', count: '1' };
  const [draft, setDraft] = useState(blank);
  const dayOptions = days
    .filter((day) => day >= today())
    .map((day) => ({ value: day, label: formatLongDay(day) }));
  const add = () =>
    run({
      call: () => api.bookings.book({ ...draft, event: event._id, count: Number(draft.count) }),
      done: ({ waiting }) => {
        setDraft({ ...draft, name: '', phone: '' });
        return { text: waiting ? 'Added to the waiting list.' : 'Added.' };
      },
      failed: 'Failed to add.',
      repeats: true,
    });
  return (
    <Panel heading="Add people who called">
      <Box
        component="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void add();
        }}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        {bookingForm.fields.map(({ name, options, ...field }: VisitorFormField) => {
          const key = name as keyof typeof blank;
          const input = {
            ...field,
            name,
            value: draft[key],
            onChange: (value: string) => setDraft({ ...draft, [name]: value }),
          };
          const choices = name === 'day' ? dayOptions : options;
          return choices ? (
            <SelectField key={name} {...input} options={choices} />
          ) : (
            <Field key={name} {...input} autoComplete="off" />
          );
        })}
        <Button type="submit" variant="contained">
          Add
        </Button>
      </Box>
    </Panel>
  );
}
