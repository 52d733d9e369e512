import Button from '@mui/material/Button';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Field } from '../../fields/Field/Field';
import { Panel } from './Panel';

const form = (
  <Panel heading="Bank details" onSubmit={() => {}}>
    <Field name="bank" label="Bank Name" value="Lakeshore Bank" onChange={() => {}} />
    <div>
      <Button variant="contained">Update Bank Details</Button>
    </div>
  </Panel>
);

export const guide: Guide = {
  whenToUse:
    'A stored record next to its form, one of several forms on a screen, or secondary content such as upcoming events.',
  whenNotToUse: [
    "An item of a list: ContentCard, or ListScreen's cards.",
    'A part of a public page: Section.',
    'Around a whole screen: AppFrame lays it out.',
  ],
  anatomy: {
    width: 480,
    example: form,
    parts: [
      { selector: 'form', name: 'Border', text: 'and background.' },
      { selector: 'h2', name: 'Heading', text: 'also the accessible name.' },
      {
        selector: 'form > .MuiFormControl-root',
        name: 'Content',
        text: 'with onSubmit a form in one column.',
      },
    ],
  },
  doDont: {
    do: { text: 'give each panel of a screen a heading.', example: form },
    dont: {
      text: 'nest panels: their borders no longer separate anything.',
      example: <Panel heading="Giving">{form}</Panel>,
    },
  },
  do: ['Set `busy` while its content is loading.'],
  dont: ["Don't put a form into a panel with `onSubmit`."],
  accessibility:
    "With a heading it is a named region, or a named form; the heading is an h2, below the screen's h1. The browser's own validation is off (`noValidate`): errors show at their fields, in our own texts.",
};
