import type { Guide } from '../../../../.storybook/blocks/guide';
import { Field } from '../Field/Field';
import { DateField } from './DateField';

const field = (
  <DateField
    name="date"
    label="Date"
    value="2026-11-21"
    hint="The day of the update."
    onChange={() => {}}
  />
);

export const guide: Guide = {
  whatFor: "Dates without a time: an update's date, a project's start.",
  whenNot: ['A date with a time: DateTimeField.', 'Looking at events: MonthCalendar.'],
  anatomy: {
    width: 420,
    show: field,
    parts: [
      { at: 'label', name: 'Label', text: 'with hint and error as in every field.' },
      { at: 'input', name: 'Input', text: 'each part can be typed, in the format of the browser.' },
      { at: 'button', name: 'Button', text: 'opens the calendar; choosing a day closes it.' },
    ],
  },
  pair: {
    do: { says: 'let the browser show its own format.', show: field },
    dont: {
      says: 'ask for a format in a text field.',
      show: (
        <Field
          name="typed"
          label="Date (DD/MM/YYYY)"
          value=""
          placeholder="DD/MM/YYYY"
          onChange={() => {}}
        />
      ),
    },
  },
  do: [
    'Keep the value as a string, `YYYY-MM-DD`: a date has no time zone.',
    'Use today as the default where that is usual.',
  ],
  dont: [
    "Don't parse what was typed yourself.",
    "Don't write a format into the hint: every browser shows its own.",
  ],
  accessibility:
    "Label and messages are connected to the input. The calendar is a dialog with the keys of MUI's date grid; choosing a day closes it and returns the focus.",
};
