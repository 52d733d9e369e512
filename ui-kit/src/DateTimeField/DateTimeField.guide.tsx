import type { Guide } from '../../../.storybook/blocks/guide';
import { DateTimeField } from './DateTimeField';

const field = (hint?: string) => (
  <DateTimeField name="start" label="Date" value="2026-11-21T14:00" hint={hint} onChange={() => {}} />
);

export const guide: Guide = {
  anatomy: {
    width: 420,
    show: field('Time in Malawi.'),
    parts: [
      { at: 'label', name: 'Label', text: 'with hint and error as in every field.' },
      { at: '[id$=-hint]', name: 'Hint', text: 'names the time zone.' },
      { at: 'input', name: 'Input', text: 'date, hours and minutes; each part can be typed.' },
      { at: 'button', name: 'Button', text: 'opens the calendar.' },
    ],
  },
  pairs: [
    {
      do: { says: 'name the time zone in the hint.', width: 340, show: field('Time in Malawi.') },
      dont: { says: 'leave people abroad to guess whose 14:00 it is.', width: 340, show: field() },
    },
  ],
};
