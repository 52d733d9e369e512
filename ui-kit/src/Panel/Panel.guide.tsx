import Button from '@mui/material/Button';
import type { Guide } from '../../../.storybook/blocks/guide';
import { Field } from '../Field/Field';
import { Panel } from './Panel';

const fields = (
  <>
    <Field name="bank" label="Bank Name" value="Lakeshore Bank" onChange={() => {}} />
    <div>
      <Button variant="contained">Update Bank Details</Button>
    </div>
  </>
);

export const guide: Guide = {
  anatomy: {
    width: 480,
    show: (
      <Panel heading="Bank details" onSubmit={() => {}}>
        {fields}
      </Panel>
    ),
    parts: [
      { at: 'form', name: 'Border', text: 'and background.' },
      { at: 'h2', name: 'Heading', text: 'also the accessible name.' },
      { at: 'form > .MuiFormControl-root', name: 'Content', text: 'with onSubmit a form in one column.' },
    ],
  },
  pairs: [
    {
      do: {
        says: 'give each panel of a screen a heading.',
        show: (
          <Panel heading="Bank details" onSubmit={() => {}}>
            {fields}
          </Panel>
        ),
      },
      dont: {
        says: 'nest panels: their borders say nothing any more.',
        show: (
          <Panel heading="Giving">
            <Panel heading="Bank details" onSubmit={() => {}}>
              {fields}
            </Panel>
          </Panel>
        ),
      },
    },
  ],
};
