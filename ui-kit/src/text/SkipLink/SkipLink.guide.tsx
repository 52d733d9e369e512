import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { SkipLink } from './SkipLink';

const page = (link: string) => (
  // As with the focus, which a drawing cannot have.
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
  whenToUse: 'Once a page, before everything else that can be focused.',
  whenNotToUse: [
    'Within AppFrame: it brings its own.',
    'For places further down: a list of links, or headings.',
  ],
  anatomy: {
    width: 420,
    height: 130,
    example: page('Skip to content'),
    parts: [
      {
        selector: 'a',
        name: 'Link',
        text: 'in the upper corner, above all else; it shows only with the focus.',
      },
    ],
  },
  doDont: {
    do: { text: 'say where it leads.', example: page('Skip to content') },
    dont: {
      text: 'use words that only explain themselves to developers.',
      example: page('Bypass block'),
    },
  },
  do: ["Give the page's `main` the id, and `tabIndex={-1}`, so that the focus really goes there."],
  dont: ["Don't hide it with `display: none`: the keyboard would not meet it."],
  accessibility:
    'WCAG 2.4.1, bypass blocks. It is the first stop of Tab: press Tab in the story ‘Focused’ to see it.',
};
