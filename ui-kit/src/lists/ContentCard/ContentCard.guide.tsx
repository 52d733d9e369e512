import Stack from '@mui/material/Stack';
import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { ContentCard, type ContentCardProps } from './ContentCard';

const card = (props: Partial<ContentCardProps>) => (
  <ContentCard
    href="/projects/1"
    title="A borehole for Chigumula village"
    picture={artwork.borehole}
    meta="Initiated: 4 March 2026"
    text="Women used to walk an hour and a half for water. Since March a pump stands beside the school, and a committee keeps it."
    linkText="Read More"
    {...props}
  />
);

export const guide: Guide = {
  whenToUse: 'An item with its own page, in a CardGrid: news, a project, a story.',
  whenNotToUse: [
    'Links to main pages: LinkTile.',
    'Cards with buttons: ListScreen in the admin app.',
  ],
  anatomy: {
    width: 340,
    example: card({}),
    parts: [
      {
        selector: 'picture',
        name: 'Picture',
        text: 'in 16:10, in a lead 3:2; LakeScene if there is none.',
      },
      {
        selector: '[data-layout] > div > div:first-of-type',
        name: 'Meta',
        text: 'a date, a category.',
      },
      { selector: 'h3', name: 'Title', text: 'the link, without linkText.' },
      { selector: 'p', name: 'Text', text: 'at most three lines; five in a lead.' },
      {
        selector: 'a',
        name: 'Read More',
        text: 'with linkText; its click area is the whole card.',
      },
    ],
  },
  doDont: {
    width: 700,
    zoom: 0.6,
    do: {
      text: 'give all cards of a list the same parts.',
      example: (
        <Stack direction="row" sx={{ gap: 2, '& > *': { flex: 1 } }}>
          {card({})}
          {card({
            title: 'Desks for the school in Salima',
            picture: artwork.lesson,
            meta: 'Initiated: 2 May 2026',
          })}
        </Stack>
      ),
    },
    dont: {
      text: 'mix cards with and without picture, date or link.',
      example: (
        <Stack direction="row" sx={{ gap: 2, '& > *': { flex: 1 } }}>
          {card({ linkText: undefined })}
          {card({
            title: 'Desks for the school in Salima',
            picture: null,
            meta: undefined,
            text: undefined,
          })}
        </Stack>
      ),
    },
  },
  do: [
    'Pass a plain-text excerpt; the card cuts it after three lines.',
    '`lead` for the newest item of a CardGrid; `rowOnPhones` in long lists.',
    'The same `linkText` on all cards of a list, or on none.',
  ],
  dont: [
    "Don't put a second link or a button on it.",
    "Don't put it into a row that scrolls sideways.",
  ],
  accessibility:
    "One link per card, so one tab stop; its click area is the whole card. A 'Read More' link is named with the card's title.",
};
