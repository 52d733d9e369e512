import Button from '@mui/material/Button';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { ViewToggle } from './ViewToggle';

export const guide: Guide = {
  whenToUse: 'Lists of cards in the admin area: some people prefer rows.',
  whenNotToUse: ['Public pages, which choose the layout themselves.'],
  anatomy: {
    width: 220,
    example: <ViewToggle view="grid" onView={() => {}} />,
    parts: [
      { selector: '[value=grid]', name: 'Grid view', text: 'the default.' },
      {
        selector: '[value=list]',
        name: 'List view',
        text: 'more items on a screen.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'show both views, with the current one pressed.',
      example: <ViewToggle view="list" onView={() => {}} />,
    },
    dont: {
      text: 'use one button whose label may mean the current view or the other.',
      example: <Button variant="outlined">List</Button>,
    },
  },
  do: ['Begin with the grid, and store the choice in the browser.'],
  dont: ["Don't add a third view: a table is another component."],
  accessibility: 'A group named ‘View’; the buttons have names and `aria-pressed`.',
};
