import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Field } from '../Field/Field';
import { FormDialog } from './FormDialog';

const meta: Meta<typeof FormDialog> = {
  title: 'Dialogs/FormDialog',
  component: FormDialog,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: { open: true, title: 'Add New Partner', submitLabel: 'Add Partner', onSubmit: () => {}, onClose: () => {} },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    const [name, setName] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the form</Button>
        <FormDialog {...args} open={open} dirty={args.dirty ?? name !== ''} onClose={() => setOpen(false)}>
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
export const Changed: Story = { args: { dirty: true } };
export const Failed: Story = { args: { banner: <p role="alert">Failed to save partner. Name is required.</p> } };
