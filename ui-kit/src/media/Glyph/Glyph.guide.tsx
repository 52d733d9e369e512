import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Glyph } from './Glyph';

export const guide: Guide = {
  whenToUse: 'Next to a text whose meaning it repeats, so that the eye finds it sooner.',
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
      { selector: 'button', name: 'Words', text: 'beside it; they carry the meaning.' },
    ],
  },
  doDont: {
    do: {
      text: 'put it beside its word, in the same colour.',
      example: <Button startIcon={<Glyph name="search" />}>Search</Button>,
    },
    dont: {
      text: 'let an icon of another colour stand for the word.',
      example: (
        <IconButton color="error" aria-label="Search">
          <Glyph name="search" />
        </IconButton>
      ),
    },
  },
  do: ['Name an icon button with `aria-label`.'],
  dont: [
    "Don't mix it with MUI's icons on one page.",
    "Don't give it another colour than its text.",
  ],
  accessibility: 'Always hidden from screen readers.',
};
