import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PartnersScreen } from './PartnersScreen';

const meta = {
  title: 'Patterns/List screens',
  component: PartnersScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 900 } } },
  argTypes: { partners: { control: false }, startView: { control: 'inline-radio', options: ['grid', 'list'] } },
  decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof PartnersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });

/** A lower iframe for stories without cards. */
const low = { docs: { story: { height: 420 } } };

export const Whole: Story = {};
export const ListView: Story = { args: { startView: 'list' } };
export const FailingSave: Story = {
  args: { delay: 0, failingSaves: true, failingDeletions: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Lakeshore Bakery' }));
    const form = within(await within(document.body).findByRole('dialog', { name: 'Edit Partner' }));
    await userEvent.type(form.getByLabelText('Name'), ' Ltd');
    await userEvent.click(form.getByRole('button', { name: 'Update Partner' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Failed to save partner.');
    await expect(form.getByLabelText('Name')).toHaveValue('Lakeshore Bakery Ltd');
  },
};
export const FailingLoad: Story = { args: { failingLoads: true, delay: 0 }, parameters: low };
export const SlowServer: Story = { args: { delay: 6000 } };
export const Empty: Story = { args: { partners: [], delay: 0 }, parameters: low };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Searched: Story = {
  args: { delay: 0 },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'WEAV');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1), { timeout: 5000 });
    await expect(canvas.getByRole('article', { name: 'Ntcheu Weavers' })).toBeVisible();
  },
};
export const Added: Story = {
  args: { delay: 0 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New Partner' }));
    const form = within(await within(document.body).findByRole('dialog', { name: 'Add New Partner' }));
    const add = form.getByRole('button', { name: 'Add Partner' });
    await userEvent.click(add);
    await expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
    await expect(form.getByLabelText('Upload Logo')).toHaveAccessibleDescription('Please select a logo image file.');
    await userEvent.type(form.getByLabelText('Name'), 'Balaka Masons');
    await userEvent.upload(form.getByLabelText('Upload Logo'), logo);
    await userEvent.click(add);
    await expect(await canvas.findByText('Partner added successfully!')).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'Balaka Masons' })).toBeVisible();
  },
};
export const Deleted: Story = {
  args: { delay: 0 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Lakeshore Bakery' }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(await canvas.findByText('Partner deleted successfully!')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Lakeshore Bakery' })).not.toBeInTheDocument());
  },
};
