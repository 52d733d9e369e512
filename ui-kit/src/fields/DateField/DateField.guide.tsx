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
  whenToUse: "Dates without a time: an update's date, a project's start.",
  whenNotToUse: ['A date with a time: DateTimeField.', 'Looking at events: MonthCalendar.'],
  anatomy: {
    width: 420,
    example: field,
    parts: [
      { selector: 'label', name: 'Label', text: 'with hint and error as in every field.' },
      {
        selector: 'input',
        name: 'Input',
        text: 'each part can be typed, in the format of the browser.',
      },
      {
        selector: 'button',
        name: 'Button',
        text: 'opens the calendar; choosing a day closes it. Firefox shows its own button.',
      },
    ],
  },
  doDont: {
    do: { text: 'let the browser show its own format.', example: field },
    dont: {
      text: 'ask for a format in a text field.',
      example: (
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
    'Use today as the default where most people choose it.',
  ],
  dont: [
    "Don't parse what was typed yourself.",
    "Don't write a format into the hint: every browser shows its own.",
  ],
  accessibility:
    "Label and messages are connected to the input. The calendar is a dialog with the keys of MUI's date grid; choosing a day closes it and returns the focus.",
};
