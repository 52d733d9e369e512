import type { Guide } from '../../../../.storybook/blocks/guide';
import { CardGrid } from '../CardGrid/CardGrid';
import { CardSkeleton } from './CardSkeleton';

export const guide: Guide = {
  whenToUse:
    'Placeholder of a card while its list loads: one per expected card, in a CardGrid inside Loading.',
  whenNotToUse: ['Admin lists: ListScreen has its own.'],
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
        text: 'a taller line.',
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
      text: 'show one per expected card.',
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
  do: ['Show as many as a page of the list holds.', 'Set the `layout` of the cards that follow.'],
  dont: ["Don't show it when the data usually arrives at once."],
  accessibility: 'Decorative: the Loading around it announces the state.',
};
