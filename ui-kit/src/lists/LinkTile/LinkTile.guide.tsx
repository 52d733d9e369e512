import Stack from '@mui/material/Stack';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { LinkTile, type LinkTileProps } from './LinkTile';

const tile = (props: Partial<LinkTileProps>) => (
  <LinkTile href="/mission" title="Our Mission" text="Why we light lamps." {...props} />
);

export const guide: Guide = {
  whenToUse: 'Links to the main pages: three side by side on the home page.',
  whenNotToUse: ['Content of a list: ContentCard.'],
  anatomy: {
    width: 340,
    example: tile({}),
    parts: [
      {
        selector: 'a',
        name: 'Background',
        text: 'lake, amber or earth; the whole tile is one link.',
      },
      { selector: 'strong', name: 'Title', text: 'two or three words.' },
      { selector: 'span', name: 'Sentence', text: 'one at most.' },
      { selector: 'svg:first-of-type', name: 'Corner', text: 'a decorative pattern.' },
    ],
  },
  doDont: {
    do: {
      text: 'give neighbours different backgrounds.',
      example: (
        <Stack sx={{ gap: 1.5 }}>
          {tile({})}
          {tile({ tone: 'amber', title: 'Serve With Us', text: 'An afternoon is enough.' })}
        </Stack>
      ),
    },
    dont: {
      text: 'give them the same background, or titles that are sentences.',
      example: (
        <Stack sx={{ gap: 1.5 }}>
          {tile({ title: 'Read everything about our mission and vision' })}
          {tile({ title: 'Find out how you can come and serve with us' })}
        </Stack>
      ),
    },
  },
  do: ['Two or three words of title.'],
  dont: [
    "Don't put more than four in a row.",
    "Don't use it for a call to donate: use an amber button.",
  ],
  accessibility:
    'The whole tile is one link, named by its text. Amber has dark text with a contrast of 7.8:1.',
};
