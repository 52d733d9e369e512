import Stack from '@mui/material/Stack';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Field, type FieldProps } from './Field';

const field = (props: Partial<FieldProps>) => (
  <Field name="title" label="Title" value="" onChange={() => {}} {...props} />
);

export const guide: Guide = {
  whenToUse: 'Text of one or several lines, email, telephone numbers, URLs, whole numbers.',
  whenNotToUse: [
    'Choices: SelectField. Dates: DateField. Passwords: PasswordField. Long text with headings: RichTextEditor. Searching: SearchBox.',
  ],
  anatomy: {
    width: 460,
    example: field({
      label: 'Comment',
      value: 'Zikomo!',
      rows: 2,
      hint: 'Everybody can read it.',
      error: 'Write at least ten characters.',
      counterMax: 500,
    }),
    parts: [
      { selector: 'label', name: 'Label', text: 'always visible.' },
      {
        selector: '[id$=-hint]',
        name: 'Hint',
        text: 'below the label, where people read it before typing.',
      },
      {
        selector: '.MuiOutlinedInput-root',
        name: 'Input',
        text: 'with rows it has several lines. Its edge is red while there is an error.',
      },
      {
        selector: '[id$=-error]',
        name: 'Error',
        text: 'above the input: what to do, until it is fixed.',
      },
      { selector: 'div.MuiFormHelperText-root', name: 'Counter', text: 'with counterMax.' },
    ],
  },
  doDont: {
    do: {
      text: 'give every field a visible label, a noun, and say what is optional.',
      example: (
        <Stack sx={{ gap: 2 }}>
          {field({ hint: 'Short and plain; it is the heading.' })}
          {field({ label: 'Subtitle (Optional)' })}
        </Stack>
      ),
    },
    dont: {
      text: 'use the placeholder as the label, which disappears while people type, or mark required fields with an asterisk.',
      example: (
        <Stack sx={{ gap: 2 }}>
          {field({ label: ' ', placeholder: 'Title (short and plain)' })}
          {field({ label: 'Please enter a title *' })}
        </Stack>
      ),
    },
  },
  do: [
    'Set `autoComplete` if the browser can fill in the value.',
    'Show an error after the first submit or on blur, and remove it as soon as it is fixed.',
  ],
  dont: ["Don't cut text beyond the counter: show an error."],
  accessibility:
    "The label is connected to the input; hint and error are its description; an error sets `aria-invalid`. Numbers are typed as text with the phone's number keys, because native number inputs drop text that they cannot parse.",
};
