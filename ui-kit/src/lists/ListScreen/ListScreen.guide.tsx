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
    'Collections of a few to a few thousand items, shown in pages. The guide Patterns/List screens shows it working.',
  whenNotToUse: ['Lists for visitors: CardGrid. Tables of messages. Singletons.'],
  anatomy: {
    width: 1040,
    zoom: 0.55,
    example: list({ banner: <Banner kind="success">Update item updated successfully!</Banner> }),
    parts: [
      { selector: 'h1', name: 'Heading', text: 'of the screen, with the button to add an item.' },
      { selector: '[role=status]', name: 'Banner', text: 'the last result.' },
      { selector: '[role=search]', name: 'Search', text: 'with a filter beside it.' },
      { selector: '[aria-label=View]', name: 'View', text: 'grid or list.' },
      {
        selector: 'article',
        name: 'Card',
        text: 'picture, title, notes, preview and its buttons.',
      },
      {
        selector: 'nav',
        name: 'Foot',
        text: 'items per page, pager and a page to go to (ListFoot).',
      },
    ],
  },
  doDont: {
    do: {
      text: 'say what nothing matches, and offer to clear it.',
      example: list({
        status: 'empty',
        items: [],
        search: 'windmill',
        emptyMessage: 'No updates match “windmill”.',
        emptyAction: <Button variant="outlined">Clear the search</Button>,
      }),
    },
    dont: {
      text: 'say that there is nothing while a search hides it.',
      example: list({ status: 'empty', items: [], search: 'windmill' }),
    },
  },
  do: [
    'Give `status` ‘loading’ for the first load only, `busy` for later ones.',
    'Give `pageSize`, so that there are as many skeletons as cards.',
    'Add notes that distinguish items with the same title.',
    'Give `emptyAction` when a search or a filter found nothing: what nothing matches, and a button that clears it.',
  ],
  dont: [
    "Don't leave `failure` out: it must offer to try again.",
    "Don't put other buttons on the cards.",
  ],
  accessibility:
    "Cards are `article` named by their title, buttons ‘Edit …’ and ‘Delete …’. The region carries `aria-busy`. After a deletion the focus goes to the list's heading.",
};
