import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { ContentCard } from '../ContentCard/ContentCard';
import { LinkTile } from '../LinkTile/LinkTile';
import { CardGrid } from './CardGrid';

const PICTURES = [artwork.borehole, artwork.lesson, artwork.boats, artwork.savanna, artwork.lake];

const card = (index: number, layout?: 'lead') => (
  <ContentCard
    key={index}
    href={`/projects/${index}`}
    title={
      [
        'Water for Chigumula',
        'Desks for Salima',
        'Nets for the lake',
        'Homes in Zomba',
        'Boats at dawn',
      ][index] ?? ''
    }
    picture={PICTURES[index] ?? null}
    meta="4 March 2026"
    layout={layout}
  />
);

export const guide: Guide = {
  whenToUse:
    'Cards of one kind that people choose from, such as news or stories; also tiles and counters.',
  whenNotToUse: ['Text and forms.'],
  anatomy: {
    width: 1000,
    zoom: 0.5,
    example: <CardGrid>{[card(0, 'lead'), card(1), card(2), card(3), card(4)]}</CardGrid>,
    parts: [
      {
        selector: '[data-layout=lead]',
        name: 'Lead',
        text: 'a first card with the layout lead takes the space of four.',
      },
      {
        selector: '[data-layout=card]',
        name: 'Card',
        text: 'one of three columns; one column on a phone.',
      },
      {
        selector: '[data-layout=card]:last-of-type',
        name: 'Last row',
        text: 'two cards share its width, so that no gap is left.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'put cards of one kind into a grid.',
      example: <CardGrid>{[card(0), card(1), card(2)]}</CardGrid>,
    },
    dont: {
      text: 'mix cards of different kinds.',
      example: (
        <CardGrid>
          {card(0)}
          <LinkTile href="/mission" title="Our Mission" text="Why we light lamps." />
          {card(2)}
        </CardGrid>
      ),
    },
  },
  do: ['Let the cards fill their cells.'],
  dont: ["Don't use `lead` unless the first item is the newest or most important one."],
  accessibility: 'The visual order is the DOM order.',
};
