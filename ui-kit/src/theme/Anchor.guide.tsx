import Typography from '@mui/material/Typography';
import type { Guide } from '../../../.storybook/blocks/guide';
import { Anchor } from './Anchor';

export const guide: Guide = {
  imports: "import { Anchor } from '@charity-site/ui-kit/theme';",
  whenToUse:
    "Links that a part draws in its own way: `styled(Anchor)` for a menu's entry, a logo, a way back.",
  whenNotToUse: [
    "Links in running text and buttons that lead somewhere: MUI's `Link` and `Button` with `href` use Anchor already.",
    'What does something without leading anywhere: a button.',
  ],
  anatomy: {
    width: 260,
    example: (
      <Typography>
        Read <Anchor href="/news">all news</Anchor>
      </Typography>
    ),
    parts: [
      {
        selector: 'a',
        name: 'Link',
        text: 'pages of the site go through the router, other addresses through the browser. It has no style of its own: the component that draws with it gives it the colour of the theme.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'let the words say where it leads.',
      example: (
        <Typography>
          Read <Anchor href="/news">all news</Anchor>.
        </Typography>
      ),
    },
    dont: {
      text: 'link the word ‘here’.',
      example: (
        <Typography>
          For all news click <Anchor href="/news">here</Anchor>.
        </Typography>
      ),
    },
  },
  do: ["`href`, always: the router's `to` is made from it."],
  dont: [
    "Don't give it only a picture without words or an `aria-label`.",
    "Don't open a new window.",
  ],
  accessibility:
    "A link in the browser's eyes: it can be opened in a new tab, copied and reached with Tab. Within text it is underlined, so that colour is not the only sign.",
};
