import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { HeroSlide } from '../HeroSlide/HeroSlide';
import { Carousel } from './Carousel';

const slides = (titles: string[]) => (
  <Carousel label="Highlights">
    {titles.map((title, index) => (
      <HeroSlide
        key={title}
        title={title}
        subtitle="One lamp lights another."
        picture={index % 2 ? artwork.savanna : artwork.lake}
        action={{ href: '/get-involved', label: 'Get Involved' }}
        priority
      />
    ))}
  </Carousel>
);

export const guide: Guide = {
  whenToUse: 'The top of the home page, with two to five slides.',
  whenNotToUse: [
    'Content that everybody must see: many visitors see only the first slide.',
    'Lists of cards: CardGrid.',
  ],
  anatomy: {
    width: 1100,
    zoom: 0.52,
    example: slides([
      'Fishermen keep the lake alive',
      'Homes before the rains',
      'Water at the school gate',
    ]),
    parts: [
      { selector: '[role=group][aria-label="1 of 3"]', name: 'Slides', text: 'one is visible.' },
      {
        selector: '[aria-label=Pause], [inert] [aria-label=Play]',
        name: 'Pause / Play',
        text: 'comes first in the tab order.',
      },
      { selector: '[aria-label="Choose a slide"]', name: 'Dots', text: 'one per slide.' },
      {
        selector: '[aria-label="Previous slide"]',
        name: 'Previous',
        text: 'before the first slide comes the last.',
      },
      {
        selector: '[aria-label="Next slide"]',
        name: 'Next',
        text: 'with one slide there are no controls.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'keep titles to a line or two, with the most important slide first.',
      example: slides(['Fishermen keep the lake alive', 'Homes before the rains']),
    },
    dont: {
      text: 'put a whole story on a slide, which changes after five seconds.',
      example: slides([
        'After a year of waiting, nine meetings and the help of three villages, the new pump at the school gate was opened on a rainy Saturday in March',
        'Homes before the rains',
      ]),
    },
  },
  dont: ["Don't put forms or long text on a slide.", "Don't use two on a page."],
  accessibility:
    "The W3C's carousel pattern: a named region described as a carousel; 'Pause' comes first in the tab order, then the dots 'Go to slide n', 'Previous slide' and 'Next slide'. It pauses on hover and keyboard focus, announces slides only while it is paused, and does not start when the visitor prefers reduced motion. Hidden slides are inert. The code for swiping loads after the page.",
};
