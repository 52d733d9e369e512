import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { api } from '@charity-site/api-client';
import { bookingForm, eventDays, type Event } from '@charity-site/api-client/entities';
import { useState, type FormEvent } from 'react';
import { Field, Panel, SelectField } from '@charity-site/ui-kit';
import type { RunMutation } from '../../../shared/mutations/useMutationWithNotice';
import { formatLongDay, today, toLocalDateTime } from '../../../shared/site/time';

const [, , , { options: COUNTS }] = bookingForm.fields;

interface BookingFormProps {
  event: Event;
  run: RunMutation;
}

/** Adds people who called. */
export function BookingForm({ event, run }: BookingFormProps) {
  const days = eventDays(toLocalDateTime(event.date).slice(0, 10), event)
    .filter((day) => day >= today())
    .map((value) => ({ value, label: formatLongDay(value) }));
  const blank = { day: days[0]?.value ?? '', name: '', phone: '', count: '1' };
  const [draft, setDraft] = useState(blank);
  const change = (name: keyof typeof blank) => ({
    name,
    value: draft[name],
    required: true,
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const add = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const isAdded = await run({
      call: () => api.bookings.book({ ...draft, event: event._id, count: Number(draft.count) }),
      done: ({ waiting }) => ({
        text: waiting ? `${draft.name} is on the waiting list.` : `${draft.name} has a place.`,
      }),
      failed: 'Failed to add.',
      repeats: true,
    });
    if (isAdded) setDraft(blank);
  };
  return (
    <Panel heading="Somebody called?">
      <Box
        component="form"
        onSubmit={(submitted) => void add(submitted)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <SelectField label="Day" options={days} {...change('day')} />
        <Field label="Name" {...change('name')} />
        <Field label="Phone" type="tel" {...change('phone')} />
        <SelectField label="How many people?" options={COUNTS} {...change('count')} />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
          Add
        </Button>
      </Box>
    </Panel>
  );
}
