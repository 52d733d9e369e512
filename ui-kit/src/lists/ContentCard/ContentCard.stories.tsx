import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { artwork } from '../../../../.storybook/artwork';
import { guide } from './ContentCard.guide';
import { ContentCard } from './ContentCard';

const meta = {
  title: 'Components/ContentCard',
  tags: ['since-0.1.0', 'content'],
  component: ContentCard,
  parameters: { guide },
  argTypes: { picture: { control: false } },
  args: {
    href: '/projects/1',
    title: 'A borehole for Chigumula village',
    picture: artwork.borehole,
    meta: 'Initiated: 4 March 2026',
    text: 'Women used to walk an hour and a half for water. Since March a pump stands beside the school, and the committee that keeps it has nine members, six of them women.',
    linkText: 'Read More',
  },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof ContentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [link, ...others] = canvas.getAllByRole('link');
    await expect(link).toHaveAccessibleName('Read More A borehole for Chigumula village');
    await expect(link).toHaveAttribute('href', '/projects/1');
    await expect(others).toEqual([]);
    await expect(canvas.getByRole('article')).toHaveTextContent('Initiated: 4 March 2026');
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'A borehole for Chigumula village' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Women used to walk/)).toHaveStyle({ WebkitLineClamp: '3' });
  },
};

const titleLeads: Story['play'] = async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'A borehole for Chigumula village' });
  await expect(link).toHaveAttribute('href', '/projects/1');
};

export const TitleIsTheLink: Story = { args: { linkText: undefined }, play: titleLeads };
export const NoPicture: Story = { args: { picture: null } };
export const TitleOnly: Story = {
  args: { picture: null, meta: undefined, text: undefined, linkText: undefined },
  play: titleLeads,
};
export const Row: Story = { args: { layout: 'row', linkText: undefined } };
export const RowOnPhones: Story = {
  args: { layout: 'rowOnPhones', linkText: undefined },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const LongText: Story = {
  args: {
    title:
      'Wokondedwa: Agogo-a-masiku-ano programme for grandmothers who bring up their grandchildren alone in Thyolo and Mulanje',
    meta: 'Community Development',
  },
};
