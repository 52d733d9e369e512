import Button from '@mui/material/Button';
import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Banner } from '../../messages/Banner/Banner';
import type { ListItem } from './listItem';
import { ListScreen, type ListScreenProps } from './ListScreen';

const items: ListItem[] = [
  {
    id: '1',
    title: 'Clean water for Chigumula',
    notes: ['21 November 2026'],
    picture: artwork.borehole,
    preview: 'The pump has run for a month without a stop.',
  },
  {
    id: '2',
    title: 'Desks for the school in Salima',
    notes: ['2 November 2026'],
    picture: artwork.lesson,
    preview: 'Two hundred pupils sit and write.',
  },
  {
    id: '3',
    title: 'Nets that let small fish go',
    notes: ['14 October 2026'],
    picture: artwork.boats,
    preview: 'Eleven villages agreed.',
  },
];

const list = (props: Partial<ListScreenProps>) => (
  <ListScreen
    heading="Manage Latest Updates"
    listHeading="Existing Updates"
    addLabel="Add New Update"
    onAdd={() => {}}
    search=""
    searchPlaceholder="Search by title..."
    onSearch={() => {}}
    view="grid"
    onView={() => {}}
    status="loaded"
    items={items}
    emptyMessage="No updates found."
    page={1}
    totalPages={2}
    pageSize={10}
    onPage={() => {}}
    onEdit={() => {}}
    onDelete={() => {}}
    {...props}
  />
);

export const guide: Guide = {
  whenToUse:
    'Collections of a few to a few thousand items, shown in pages. Patterns/List screens shows it in use.',
  whenNotToUse: ['Lists for visitors: CardGrid. Tables of messages. Singletons.'],
  anatomy: {
    width: 1040,
    zoom: 0.55,
    example: list({ banner: <Banner kind="success">Update item updated successfully!</Banner> }),
    parts: [
      { selector: 'h1', name: 'Heading', text: 'of the screen, with the button to add an item.' },
      {
        selector: '[role=status]',
        name: 'Banner',
        text: 'the result of the last save or deletion.',
      },
      { selector: '[role=search]', name: 'Search', text: 'with filters beside it.' },
      { selector: '[aria-label=View]', name: 'View', text: 'grid or list.' },
      {
        selector: 'article',
        name: 'Card',
        text: 'picture, title, notes, preview and buttons; a click on it edits the item.',
      },
      {
        selector: 'nav',
        name: 'Foot',
        text: 'ListFoot: items per page, pager, and a field for the page.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'name the search without results, and offer to clear it.',
      example: list({
        status: 'empty',
        items: [],
        search: 'windmill',
        emptyMessage: 'No updates match “windmill”.',
        emptyAction: <Button variant="outlined">Clear the search</Button>,
      }),
    },
    dont: {
      text: 'show the empty message while a search hides the items.',
      example: list({ status: 'empty', items: [], search: 'windmill' }),
    },
  },
  do: [
    'Set `status` to ‘loading’ for the first load only, and `busy` for later ones.',
    'Pass `pageSize`, so that there are as many skeletons as cards.',
    'Add notes that distinguish items with the same title.',
    'Pass `emptyAction` when a search or a filter has no results: its text, and a button that clears it.',
  ],
  dont: [
    "Don't leave out `failure`: it must offer to try again.",
    "Don't add `actions` that the form offers.",
  ],
  accessibility:
    "Cards are `article` named by their title, buttons ‘Edit …’ and ‘Delete …’. The region has `aria-busy`. After a deletion the focus goes to the list's heading.",
};
