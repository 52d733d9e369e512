import Button from '@mui/material/Button';
import type { Guide } from '../../../.storybook/blocks/guide';
import { ViewToggle } from './ViewToggle';

export const guide: Guide = {
  anatomy: {
    width: 220,
    show: <ViewToggle view="grid" onView={() => {}} />,
    parts: [
      { at: '[value=grid]', name: 'Grid view', text: 'at first.' },
      { at: '[value=list]', name: 'List view', text: 'more items on a screen; the browser remembers the choice.' },
    ],
  },
  pairs: [
    {
      do: {
        says: 'show both views, with the present one pressed.',
        show: <ViewToggle view="list" onView={() => {}} />,
      },
      dont: {
        says: 'use one button whose word may mean the present view or the other.',
        show: <Button variant="outlined">List</Button>,
      },
    },
  ],
};
