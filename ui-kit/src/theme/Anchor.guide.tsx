import Typography from '@mui/material/Typography';
import type { Guide } from '../../../.storybook/blocks/guide';
import { Anchor } from './Anchor';

export const guide: Guide = {
  anatomy: {
    width: 260,
    show: (
      <Typography>
        Read <Anchor href="/news">all news</Anchor>
      </Typography>
    ),
    parts: [
      {
        at: 'a',
        name: 'Link',
        text: 'pages of the site go through the router, other addresses through the browser. It has no style of its own: the component that draws with it gives it the colour of the theme.',
      },
    ],
  },
  pairs: [
    {
      do: {
        says: 'let the words say where it leads.',
        show: (
          <Typography>
            Read <Anchor href="/news">all news</Anchor>.
          </Typography>
        ),
      },
      dont: {
        says: 'link the word ‘here’.',
        show: (
          <Typography>
            For all news click <Anchor href="/news">here</Anchor>.
          </Typography>
        ),
      },
    },
  ],
};
