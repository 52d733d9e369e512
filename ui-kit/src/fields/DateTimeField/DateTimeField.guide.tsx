import type { Guide } from '../../../../.storybook/blocks/guide';
import { DateTimeField } from './DateTimeField';

const field = (hint?: string) => (
  <DateTimeField
    name="start"
    label="Date"
    value="2026-11-21T14:00"
    hint={hint}
    onChange={() => {}}
  />
);

export const guide: Guide = {
  whenToUse: 'A date with a time, such as the start of an event.',
  whenNotToUse: ['Dates without a time: DateField.'],
  anatomy: {
    width: 420,
    example: field('Time in Malawi.'),
    parts: [
      { selector: 'label', name: 'Label', text: 'with hint and error as in every field.' },
      { selector: '[id$=-hint]', name: 'Hint', text: 'names the time zone.' },
      {
        selector: 'input',
        name: 'Input',
        text: 'date, hours and minutes; each part can be typed.',
      },
      {
        selector: 'button',
        name: 'Button',
        text: 'opens the calendar. Firefox shows its own button.',
      },
    ],
  },
  doDont: {
    do: { text: 'name the time zone in the hint.', example: field('Time in Malawi.') },
    dont: { text: 'let people abroad guess the time zone of 14:00.', example: field() },
  },
  do: [
    'Name the time zone in the hint. The value is a local time, `YYYY-MM-DDTHH:mm`, without a zone; the caller knows the zone.',
  ],
  dont: [
    "Don't convert to the browser's zone: an administrator abroad still enters the time in Malawi.",
  ],
  accessibility:
    "The same as DateField; the hint with the time zone is part of the input's description.",
};
