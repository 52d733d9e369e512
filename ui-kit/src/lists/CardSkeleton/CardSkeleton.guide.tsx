import type { Guide } from '../../../../.storybook/blocks/guide';
import { CardGrid } from '../CardGrid/CardGrid';
import { CardSkeleton } from './CardSkeleton';

export const guide: Guide = {
  whenToUse:
    'The place of a card while its list loads: as many as the list will have, in a CardGrid inside Loading.',
  whenNotToUse: ['Admin lists have their own.'],
  anatomy: {
    width: 300,
    example: <CardSkeleton lines={2} />,
    parts: [
      { selector: '[data-layout] > span', name: 'Picture', text: 'in 16:10.' },
      {
        selector: '[data-layout] > div > span:nth-of-type(1)',
        name: 'Meta',
        text: 'a short line.',
      },
      {
        selector: '[data-layout] > div > span:nth-of-type(2)',
        name: 'Title',
        text: 'a higher line.',
      },
      {
        selector: '[data-layout] > div > span:nth-of-type(3)',
        name: 'Text',
        text: 'as many lines as the cards have.',
      },
    ],
  },
  doDont: {
    width: 900,
    zoom: 0.4,
    do: {
      text: 'show as many as the list will have.',
      example: (
        <CardGrid>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </CardGrid>
      ),
    },
    dont: {
      text: 'show one for a list: the page jumps when the others arrive.',
      example: (
        <CardGrid>
          <CardSkeleton />
        </CardGrid>
      ),
    },
  },
  do: ['The public projects page shows three.', 'The `layout` of the cards that follow.'],
  dont: ["Don't show it when the data usually arrives at once."],
  accessibility: 'Decorative: the surrounding Loading announces the state.',
};
