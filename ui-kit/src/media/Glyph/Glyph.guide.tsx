import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Glyph } from './Glyph';

export const guide: Guide = {
  whatFor: 'Next to a text whose meaning it repeats, so that the eye finds it sooner.',
  whenNot: ["Instead of text. The admin app uses MUI's icons."],
  anatomy: {
    width: 240,
    show: (
      <Button size="large" startIcon={<Glyph name="search" size={40} />}>
        Search
      </Button>
    ),
    parts: [
      {
        at: 'svg',
        name: 'Path',
        text: 'one outline on a 24 px square, in the colour of the text.',
      },
      { at: 'button', name: 'Words', text: 'beside it; they carry the meaning.' },
    ],
  },
  pair: {
    do: {
      says: 'put it beside its word, in the same colour.',
      show: <Button startIcon={<Glyph name="search" />}>Search</Button>,
    },
    dont: {
      says: 'let an icon of another colour stand for the word.',
      show: (
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
