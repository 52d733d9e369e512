import type { VisitorFormDefinition } from '../fields/visitorForm';

/** Maximum number of people of one booking. */
export const GROUP_MAX = 5;

/** Shown before a form is sent for a day without free places. */
export const ALL_TAKEN = 'All places are taken. You can join the waiting list.';

/** Shown in place of the form, and when it is sent, while an event takes no bookings. */
export const BOOKINGS_CLOSED = 'Bookings are closed.';

/** Shown for a day that is over or not of the event. */
export const WRONG_DAY = 'Please choose a day of the event.';

/** The form with which a visitor books places at an event. Its page adds the days. */
export const bookingForm = {
  name: 'booking',
  path: '/events/:id',
  fields: [
    { name: 'day', label: 'Day', type: 'date', required: true },
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'count',
      label: 'How many people?',
      options: Array.from({ length: GROUP_MAX }, (_, before) => String(before + 1)),
      required: true,
    },
  ],
  button: 'Keep me a place',
  busy: 'Sending...',
  success: 'We keep a place for you.',
  failure: 'Failed to send.',
  purpose: 'We use what you send only to answer you.',
  outcome: ({ link }) => String(link),
} as const satisfies VisitorFormDefinition;
