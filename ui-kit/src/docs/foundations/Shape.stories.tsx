import type { Meta, StoryObj } from '@storybook/react';
import { ChitengeBand } from '../../media/ChitengeBand/ChitengeBand';
import { Corners } from './Shape';

const meta: Meta = { title: 'Foundations/Shape' };
export default meta;
type Story = StoryObj;

export const Tokens: Story = { render: () => <Corners /> };
export const WovenBorder: Story = { render: () => <ChitengeBand /> };
