import type { Guide } from '../../../../.storybook/blocks/guide';
import { Banner } from '../../messages/Banner/Banner';
import { Field } from '../../fields/Field/Field';
import { FormDialog, type FormDialogProps } from './FormDialog';

const dialog = (props: Partial<FormDialogProps>) => (
  <FormDialog
    open
    title="Add New Partner"
    submitLabel="Add Partner"
    maxWidth="xs"
    onSubmit={() => {}}
    onClose={() => {}}
    {...props}
  >
    <Field name="name" label="Name" value="Lakeshore Clinics Circle" onChange={() => {}} />
    <Field name="order" label="Order" type="number" value="0" onChange={() => {}} />
  </FormDialog>
);

export const guide: Guide = {
  whenToUse: 'Adding and editing an item without leaving its list.',
  whenNotToUse: ['Questions: ConfirmDialog. Long work with several steps: a page.'],
  anatomy: {
    width: 560,
    height: 560,
    zoom: 0.85,
    example: dialog({ banner: <Banner kind="error">Failed to save partner.</Banner> }),
    parts: [
      { selector: 'h2', name: 'Title', text: 'names the action.' },
      { selector: '[aria-label=Close]', name: 'Close', text: 'the same as Cancel and Escape.' },
      {
        selector: '[role=alert]',
        name: 'Banner',
        text: 'for a failed save; it stays while the fields scroll.',
      },
      {
        selector: '.MuiDialogContent-root',
        name: 'Fields',
        text: 'scroll between title and buttons.',
      },
      {
        selector: '.MuiDialogActions-root',
        name: 'Buttons',
        text: 'Cancel and the submit button, which reads ‘Saving...’ during a save.',
      },
    ],
  },
  doDont: {
    do: { text: 'use the same verb and noun in the title and on the button.', example: dialog({}) },
    dont: {
      text: 'leave people to guess what ‘Submit’ does.',
      example: dialog({ title: 'Partner', submitLabel: 'Submit' }),
    },
  },
  do: [
    'Set `dirty` as soon as something was changed: closing then asks for confirmation.',
    'Keep the input when a save fails.',
  ],
  dont: [
    "Don't close it while saving. Pass `onStop` where a save can be stopped: Cancel, Close and Escape then stop it and the form stays.",
    "Don't put a second form on top.",
  ],
  accessibility:
    'A `dialog` named by its title. The first field gets the focus; on touch screens only while it is empty. The focus is trapped inside; Enter in a single-line field submits. `aria-busy` while saving. The focus returns to the button that opened it.',
};
