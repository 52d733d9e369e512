import type { Meta, StoryObj } from '@storybook/react';
import { Families, TypeScale } from './TypeScale';

const meta: Meta = { title: 'Foundations/Typography' };
export default meta;
type Story = StoryObj;

export const Scale: Story = { render: () => <TypeScale /> };
export const FontFamilies: Story = { render: () => <Families /> };
