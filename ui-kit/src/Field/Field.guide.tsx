import type { Guide } from '../../../.storybook/blocks/guide';
import { Field, type FieldProps } from './Field';

const field = (props: Partial<FieldProps>) => (
  <Field name="title" label="Title" value="" onChange={() => {}} {...props} />
);

export const guide: Guide = {
  anatomy: {
    width: 460,
    show: field({
      label: 'Comment',
      value: 'Zikomo!',
      rows: 2,
      hint: 'Everybody can read it.',
      error: 'Write at least ten characters.',
      counterMax: 500,
    }),
    parts: [
      { at: 'label', name: 'Label', text: 'always visible.' },
      { at: '[id$=-hint]', name: 'Hint', text: 'under the label, where it is read before typing.' },
      {
        at: '.MuiOutlinedInput-root',
        name: 'Input',
        text: 'with rows it has several lines. Its edge is red while there is an error.',
      },
      { at: '[id$=-error]', name: 'Error', text: 'what to do, until it is done.' },
      { at: 'div.MuiFormHelperText-root', name: 'Counter', text: 'with counterMax.' },
    ],
  },
  pairs: [
    {
      do: {
        says: 'give every field a visible label.',
        width: 340,
        show: field({ hint: 'Short and plain; it is the heading.' }),
      },
      dont: {
        says: 'use the placeholder as the label: it is gone when it is needed.',
        width: 340,
        show: field({ label: ' ', placeholder: 'Title (short and plain)' }),
      },
    },
    {
      do: {
        says: 'name the field with a noun; say what is optional.',
        width: 340,
        show: field({ label: 'Subtitle (Optional)' }),
      },
      dont: {
        says: 'mark required fields with an asterisk.',
        width: 340,
        show: field({ label: 'Please enter a title *' }),
      },
    },
  ],
};
