import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Glyph } from './Glyph';

export const guide: Guide = {
  whenToUse: 'Next to a text with the same meaning, so that people find the text sooner.',
  whenNotToUse: ["Instead of text. The admin app uses MUI's icons."],
  anatomy: {
    width: 240,
    example: (
      <Button size="large" startIcon={<Glyph name="search" size={40} />}>
        Search
      </Button>
    ),
    parts: [
      {
        selector: 'svg',
        name: 'Path',
        text: 'one outline on a 24 px square, in the colour of the text.',
      },
      { selector: 'button', name: 'Text', text: 'beside it, with the meaning.' },
    ],
  },
  doDont: {
    do: {
      text: 'put it beside its text, in the same colour.',
      example: <Button startIcon={<Glyph name="search" />}>Search</Button>,
    },
    dont: {
      text: 'replace the text with an icon of another colour.',
      example: (
        <IconButton color="error" aria-label="Search">
          <Glyph name="search" />
        </IconButton>
      ),
    },
  },
  do: ['Name an icon button with `aria-label`.'],
  dont: [
    "Don't put it beside one of MUI's icons.",
    "Don't give it a different colour than its text.",
  ],
  accessibility: 'Always hidden from screen readers.',
};
