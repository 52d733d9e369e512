import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { FieldFrame } from './FieldFrame';

export const guide: Guide = {
  whenToUse: 'Label, hint and error of a control that has no field component yet.',
  whenNotToUse: [
    'Text, passwords, dates, choices, files: Field, PasswordField, DateField, SelectField, PictureField, DocumentField.',
  ],
  anatomy: {
    width: 440,
    example: (
      <FieldFrame
        label="Colour"
        hint="Six digits after the sign."
        error="Write six digits."
        aside="3 / 7"
      >
        {({ id, describedBy, invalid }) => (
          <OutlinedInput
            id={id}
            aria-describedby={describedBy}
            error={invalid}
            value="#0b"
            readOnly
          />
        )}
      </FieldFrame>
    ),
    parts: [
      { selector: 'label', name: 'Label', text: 'connected to the control.' },
      { selector: '[id$=-hint]', name: 'Hint', text: 'part of the description of the control.' },
      {
        selector: '.MuiOutlinedInput-root',
        name: 'Control',
        text: 'gets id, describedBy and invalid.',
      },
      {
        selector: '[id$=-error]',
        name: 'Error',
        text: 'above the control; also part of its description.',
      },
      { selector: 'div.MuiFormHelperText-root', name: 'Aside', text: 'such as a counter.' },
    ],
  },
  doDont: {
    do: {
      text: 'use one frame per control.',
      example: (
        <FieldFrame label="First name">
          {({ id }) => <OutlinedInput id={id} value="Grace" readOnly />}
        </FieldFrame>
      ),
    },
    dont: {
      text: 'put two controls under one label: the second has no name.',
      example: (
        <FieldFrame label="Name">
          {({ id }) => (
            <Stack direction="row" sx={{ gap: 1 }}>
              <OutlinedInput id={id} value="Grace" readOnly />
              <OutlinedInput value="Banda" readOnly />
            </Stack>
          )}
        </FieldFrame>
      ),
    },
  },
  do: ['Pass `id`, `describedBy` and `invalid` to the control.'],
  dont: ["Don't write the error into the hint."],
  accessibility:
    'The label is connected to the control; hint and error are its description. The label has no asterisk, so that tests and assistive technology find its exact text.',
};
