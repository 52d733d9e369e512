import Button from '@mui/material/Button';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { ViewToggle } from './ViewToggle';

export const guide: Guide = {
  whenToUse: 'Lists of cards in the admin area, which some people prefer as rows.',
  whenNotToUse: ['Pages of visitors, which choose the right view themselves.'],
  anatomy: {
    width: 220,
    example: <ViewToggle view="grid" onView={() => {}} />,
    parts: [
      { selector: '[value=grid]', name: 'Grid view', text: 'at first.' },
      {
        selector: '[value=list]',
        name: 'List view',
        text: 'more items on a screen; the browser remembers the choice.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'show both views, with the present one pressed.',
      example: <ViewToggle view="list" onView={() => {}} />,
    },
    dont: {
      text: 'use one button whose word may mean the present view or the other.',
      example: <Button variant="outlined">List</Button>,
    },
  },
  do: ['Begin with the grid, and remember the choice in the browser.'],
  dont: ["Don't add a third view: a table is another component."],
  accessibility: 'A group named ‘View’; the buttons are named and say `aria-pressed`.',
};
