import type { Meta, StoryObj } from '@storybook/react';
import { userEvent, within } from 'storybook/test';
import { DialogExample as Example } from '../../test/DialogExample';
import { AlertDialog } from '../AlertDialog/AlertDialog';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { PartnerDialog } from './PartnerDialog';
import { samplePartners } from './samplePartners';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 300));

const meta: Meta = {
  title: 'Patterns/Modals',
  parameters: { docs: { story: { inline: false, height: 560 } } },
};
export default meta;
type Story = StoryObj;

/** Opens the modal, so that the story shows it. */
const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
};

export const Form: Story = {
  render: () => (
    <Example opener="Add New Partner">
      {(open, close) =>
        open && (
          <PartnerDialog
            partner={null}
            onSave={() => soon().then(() => close('Partner added successfully!'))}
            onClose={() => close('Closed without saving.')}
          />
        )
      }
    </Example>
  ),
  play: opened,
};

export const Confirm: Story = {
  render: () => (
    <Example opener="Delete">
      {(open, close) => (
        <ConfirmDialog
          open={open}
          question="Are you sure you want to delete this partner?"
          onConfirm={() => close('Partner deleted successfully!')}
          onCancel={() => close('Nothing was deleted.')}
        />
      )}
    </Example>
  ),
  play: opened,
};

export const Message: Story = {
  render: () => (
    <Example opener="Donate Online">
      {(open, close) => (
        <AlertDialog open={open} text="Donate Online is under development." onClose={() => close('Read.')} />
      )}
    </Example>
  ),
  play: opened,
};

export const UnsavedGuard: Story = {
  render: () => (
    <Example opener="Edit Partner">
      {(open, close) =>
        open && (
          <PartnerDialog
            partner={samplePartners[0] ?? null}
            onSave={() => soon().then(() => close('Partner updated successfully!'))}
            onClose={() => close('Changes discarded.')}
          />
        )
      }
    </Example>
  ),
  play: async (context) => {
    await opened(context);
    const form = within(await within(document.body).findByRole('dialog', { name: 'Edit Partner' }));
    await userEvent.type(form.getByLabelText('Name'), ' Ltd');
    await userEvent.keyboard('{Escape}');
    await within(document.body).findByRole('button', { name: 'Keep editing' });
  },
};

export const FailedSave: Story = {
  render: () => (
    <Example opener="Edit Partner">
      {(open, close) =>
        open && (
          <PartnerDialog
            partner={samplePartners[0] ?? null}
            onSave={() => soon().then(() => Promise.reject(new Error('The server could not be reached.')))}
            onClose={() => close('Changes discarded.')}
          />
        )
      }
    </Example>
  ),
  play: async (context) => {
    await opened(context);
    const form = within(await within(document.body).findByRole('dialog', { name: 'Edit Partner' }));
    await userEvent.click(form.getByRole('button', { name: 'Update Partner' }));
    await form.findByRole('alert', undefined, { timeout: 5000 });
  },
};
