import type { Guide } from '../../../.storybook/blocks/guide';
import { Field } from '../Field/Field';
import { DateField } from './DateField';

const field = (
  <DateField name="date" label="Date" value="2026-11-21" hint="The day of the update." onChange={() => {}} />
);

export const guide: Guide = {
  anatomy: {
    width: 420,
    show: field,
    parts: [
      { at: 'label', name: 'Label', text: 'with hint and error as in every field.' },
      { at: 'input', name: 'Input', text: 'each part can be typed, in the format of the browser.' },
      { at: 'button', name: 'Button', text: 'opens the calendar; choosing a day closes it.' },
    ],
  },
  pairs: [
    {
      do: { says: 'let the browser show its own format.', width: 340, show: field },
      dont: {
        says: 'ask for a format in a text field.',
        width: 340,
        show: <Field name="typed" label="Date (DD/MM/YYYY)" value="" placeholder="DD/MM/YYYY" onChange={() => {}} />,
      },
    },
  ],
};
