import type { Meta, StoryObj } from '@storybook/react';
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

export const Whole: Story = {};
export const ListView: Story = { args: { startView: 'list' } };
export const FailingSave: Story = { args: { failingSaves: true, failingDeletions: true } };
export const FailingLoad: Story = { args: { failingLoads: true, delay: 0 } };
export const SlowServer: Story = { args: { delay: 6000 } };
export const Empty: Story = { args: { partners: [], delay: 0 } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
