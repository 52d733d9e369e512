import Typography from '@mui/material/Typography';
import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { PageHero } from './PageHero';

const hero = (title: string, line: string) => (
  <PageHero title={title} picture={artwork.banner} weave="bricks">
    <Typography>{line}</Typography>
  </PageHero>
);

const projects = hero('Our Projects', 'Wells, classrooms and clinics that villages asked for.');

export const guide: Guide = {
  whenToUse: 'The top of a page whose title and picture the administrator chooses.',
  whenNotToUse: ['Detail pages: they have no hero.'],
  anatomy: {
    width: 1100,
    zoom: 0.52,
    example: projects,
    parts: [
      { selector: 'h1', name: 'Title', text: 'the only h1 of the page, also while it loads.' },
      { selector: 'p', name: 'Line', text: 'one sentence, or a button.' },
      {
        selector: 'img',
        name: 'Picture',
        text: 'without an overlay; in narrow windows above the title.',
      },
      { selector: 'header > svg', name: 'Border', text: 'ChitengeBand.' },
      {
        selector: 'header > div:last-of-type',
        name: 'Background',
        text: 'with a pattern (weave) for each kind of page.',
      },
    ],
  },
  doDont: {
    do: { text: 'name the page, with one sentence below.', example: projects },
    dont: {
      text: 'put the introduction of the page into the hero.',
      example: hero(
        'Welcome to the page about all the projects of our charity',
        'Here you find everything that we have built since we began: wells, classrooms and clinics. Each of them was asked for by a village, which keeps it, repairs it and counts who uses it. Read on to learn how we choose them.',
      ),
    },
  },
  do: ['Pass the fallback title while the record is loading or unset.'],
  dont: ["Don't put forms into it.", "Don't leave it out while loading: it reserves its space."],
  accessibility:
    "It holds the page's only h1, also while loading. The text has its own background, so that it is readable with any picture. A load error is a polite status with 'Try again'.",
};
