import Typography from '@mui/material/Typography';
import type { Guide } from '../../../.storybook/blocks/guide';
import { Anchor } from './Anchor';

export const guide: Guide = {
  imports: "import { Anchor } from '@charity-site/ui-kit/theme';",
  whenToUse: 'Links with their own style: `styled(Anchor)` for a menu item, a logo, a back link.',
  whenNotToUse: [
    "Links in running text, and buttons that are links: MUI's `Link` and `Button` with `href` use Anchor.",
    'Actions: a button.',
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
        text: 'links to pages of the site use the router, other URLs the browser. It has no style of its own; the component that uses it sets the colour.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'name the target in the text.',
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
  do: ["Always pass `href`; Anchor sets the router's `to`."],
  dont: [
    "Don't put only a picture into it, without text or `aria-label`.",
    "Don't open a new window.",
  ],
  accessibility:
    'A real link: it can be opened in a new tab, copied and reached with Tab. In text it must be underlined, so that colour is not the only difference.',
};
