import type { Meta, StoryObj } from '@storybook/react';
import { guide } from './Glyph.guide';
import { Glyph, GLYPHS } from './Glyph';

const meta = {
  title: 'Components/Glyph',
  tags: ['since-0.1.0', 'media'],
  component: Glyph,
  parameters: { guide },
  args: { name: 'arrow' },
} satisfies Meta<typeof Glyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { size: 32 } };
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {GLYPHS.map((name) => (
        <span key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Glyph name={name} size={28} />
          {name}
        </span>
      ))}
    </div>
  ),
};
