import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../../messages/Banner/Banner';
import { Field } from '../../fields/Field/Field';
import { guide } from './FormDialog.guide';
import { FormDialog } from './FormDialog';

const meta: Meta<typeof FormDialog> = {
  title: 'Components/FormDialog',
  tags: ['since-0.1.0', 'dialogs'],
  component: FormDialog,
  parameters: { guide, docs: { story: { inline: false, height: 480 } } },
  args: {
    open: true,
    title: 'Add New Partner',
    submitLabel: 'Add Partner',
    onSubmit: fn(),
    onClose: () => {},
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    const [name, setName] = useState(args.dirty ? 'Lake Bank' : '');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the form</Button>
        <FormDialog
          {...args}
          open={open}
          dirty={args.dirty ?? name !== ''}
          onClose={() => setOpen(false)}
        >
          <Field name="name" label="Name" value={name} onChange={setName} />
          <Field name="order" label="Order" value="0" onChange={() => {}} />
        </FormDialog>
      </>
    );
  },
};
export default meta;
type Story = StoryObj<typeof FormDialog>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Saving: Story = { args: { busy: true } };
export const SavingThatCanBeStopped: Story = { args: { busy: true, onStop: fn() } };
export const Changed: Story = { args: { dirty: true } };
export const Failed: Story = {
  args: {
    banner: <Banner kind="error">Failed to save partner. The server could not be reached.</Banner>,
  },
};
/** On a phone, further actions are behind a button, so that one row of buttons remains. */
export const FillsThePhone: Story = {
  args: {
    fills: true,
    actions: <Button>Preview</Button>,
    secondary: { label: 'Save as draft', onClick: fn() },
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const AskedBeforeClosing: Story = {
  args: { dirty: true },
  parameters: { docs: { story: { autoplay: true } } },
  play: async () => {
    const form = await within(document.body).findByRole('dialog', { name: 'Add New Partner' });
    await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
    const question = await within(document.body).findByRole('alertdialog', {
      name: /changes that are not saved/,
    });
    await waitFor(() => expect(question).toBeVisible());
  },
};
