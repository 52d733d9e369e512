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
  whenToUse: 'A moment that matters to the minute, such as the start of an event.',
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
      { selector: 'button', name: 'Button', text: 'opens the calendar.' },
    ],
  },
  doDont: {
    do: { text: 'name the time zone in the hint.', example: field('Time in Malawi.') },
    dont: { text: 'leave people abroad to guess whose 14:00 it is.', example: field() },
  },
  do: [
    'Name the time zone in the hint. The value is a local time, `YYYY-MM-DDTHH:mm`, without a zone; the screen knows the zone.',
  ],
  dont: [
    "Don't convert to the browser's zone: an administrator abroad still enters the time in Malawi.",
  ],
  accessibility: "As DateField; the hint about the time zone is part of the input's description.",
};
