import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { LoadError } from '../../messages/LoadError/LoadError';
import { SelectField } from '../../fields/SelectField/SelectField';
import type { ListItem } from './listItem';
import { guide } from './ListScreen.guide';
import { ListScreen } from './ListScreen';

const text =
  'The borehole at the school gate has run for a month without a stop. Three hundred families draw from it every day, and the girls who used to walk to the lake at dawn are in class before the bell. The village committee keeps the pump, the book and the key.';

const items: ListItem[] = [
  { id: '1', title: 'Clean water for Nkhotakota', notes: ['21 November 2026'], preview: text },
  {
    id: '2',
    title: 'School bags for two hundred children in the north',
    notes: ['2 November 2026'],
    preview: text,
  },
  { id: '3', title: 'A roof before the rains', notes: ['14 October 2026'], preview: 'Done.' },
];

const meta: Meta<typeof ListScreen> = {
  title: 'Components/ListScreen',
  tags: ['since-0.1.0', 'lists'],
  component: ListScreen,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    heading: 'Manage Latest Updates',
    listHeading: 'Existing Updates',
    addLabel: 'Add New Update',
    onAdd: fn(),
    search: '',
    searchPlaceholder: 'Search by title...',
    onSearch: fn(),
    view: 'grid',
    status: 'loaded',
    items,
    emptyMessage: 'No updates found.',
    page: 1,
    totalPages: 2,
    pageSize: 10,
    onPage: fn(),
    pageSizes: [10, 50, 100],
    onPageSize: fn(),
    onEdit: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
  },
  render: function Viewed(args) {
    const [view, setView] = useState(args.view);
    return (
      <div style={{ padding: 16 }}>
        <ListScreen {...args} view={view} onView={setView} />
      </div>
    );
  },
};
export default meta;
type Story = StoryObj<typeof ListScreen>;

export const Grid: Story = {};
export const List: Story = { args: { view: 'list' } };
export const Loading: Story = { args: { status: 'loading', items: [] } };
export const LoadingList: Story = { args: { status: 'loading', items: [], view: 'list' } };
export const Empty: Story = { args: { status: 'empty', items: [], totalPages: 1 } };
/** The empty message stays; below it show the reason and a button that clears the search. */
export const NothingMatches: Story = {
  args: {
    ...Empty.args,
    search: 'zebra',
    emptyAction: (
      <>
        <p>No updates match “zebra”.</p>
        <Button variant="outlined">Clear search</Button>
      </>
    ),
  },
};
export const Failed: Story = {
  args: {
    status: 'error',
    items: [],
    failure: <LoadError onRetry={fn()}>Failed to fetch latest updates.</LoadError>,
  },
};
export const Deleting: Story = { args: { deletingId: '2' } };
export const People: Story = {
  args: {
    heading: 'Manage Executive Members',
    listHeading: 'Existing Executive Members',
    addLabel: 'Add New Executive Member',
    items: items.map((item, index) => ({
      id: item.id,
      title: ['Grace Banda', 'Wŵila Phiri', 'Chikondi Mwale'][index] ?? '',
      notes: ['Trustee', `Order: ${index}`],
      pictureAs: 'avatar',
      canMoveUp: index > 0,
      canMoveDown: true,
    })),
    onMove: fn(),
  },
};
export const WithFilter: Story = {
  args: {
    filter: (
      <SelectField
        name="category"
        label="Category"
        value=""
        emptyOption="All"
        options={['Emergency Relief']}
        onChange={() => {}}
      />
    ),
  },
};
