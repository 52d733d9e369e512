import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { SkipLink } from './SkipLink';

const page = (link: string) => (
  // As when focused, because an inert example cannot have the focus.
  <Box
    sx={{
      height: '100%',
      p: 3,
      pt: 9,
      bgcolor: 'kit.wash',
      '& a': { clipPath: 'none !important', outline: '2px solid' },
    }}
  >
    <SkipLink to="main">{link}</SkipLink>
    <Typography>Home · About · Projects</Typography>
  </Box>
);

export const guide: Guide = {
  whenToUse: 'Once per page, before all other focusable elements.',
  whenNotToUse: [
    'Within AppFrame, which has one.',
    'Links to places further down: a list of links, or headings.',
  ],
  anatomy: {
    width: 420,
    height: 130,
    example: page('Skip to content'),
    parts: [
      {
        selector: 'a',
        name: 'Link',
        text: 'in the upper corner, above all other content; visible only while focused.',
      },
    ],
  },
  doDont: {
    do: { text: 'name its target.', example: page('Skip to content') },
    dont: {
      text: 'use terms that only developers know.',
      example: page('Bypass block'),
    },
  },
  do: ["Give the page's `main` the id, and `tabIndex={-1}`, so that it gets the focus."],
  dont: ["Don't hide it with `display: none`: it could not be focused."],
  accessibility:
    'WCAG 2.4.1, bypass blocks. It is the first tab stop: press Tab in the story ‘Focused’ to see it.',
};
