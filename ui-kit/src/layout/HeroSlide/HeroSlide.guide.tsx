import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { HeroSlide, type HeroSlideProps } from './HeroSlide';

const slide = (props: Partial<HeroSlideProps>) => (
  <HeroSlide
    title="Fishermen keep the lake alive"
    subtitle="They guard the nets, and the shore feeds us all."
    picture={artwork.lake}
    action={{ href: '/projects', label: 'View All Projects' }}
    priority
    {...props}
  />
);

export const guide: Guide = {
  whenToUse: 'One message of the home page with a picture and a button, inside Carousel.',
  whenNotToUse: ['The top of a page: PageHero.'],
  anatomy: {
    width: 1100,
    zoom: 0.52,
    example: slide({}),
    parts: [
      { selector: 'h2', name: 'Title', text: 'more than 70 characters get a smaller font.' },
      { selector: 'p', name: 'Subtitle', text: 'one sentence.' },
      { selector: 'a', name: 'Button', text: 'at most one.' },
      {
        selector: 'img',
        name: 'Picture',
        text: 'beside the text, without an overlay; on phones above it.',
      },
    ],
  },
  doDont: {
    do: { text: 'choose a picture that adds to the text.', example: slide({}) },
    dont: {
      text: 'write so much that the picture is only a background.',
      example: slide({
        title:
          'Fishermen of eleven villages keep the lake alive for their children and for all who live from it',
        subtitle:
          'They guard the nets, count the fish, plant reeds along the shore, meet every month under the tree at the landing place and write down what they saw, so that the shore feeds us all.',
      }),
    },
  },
  do: ['`priority` on the first slide only.', 'One action at most.'],
  dont: [
    "Don't use a text that needs more than four lines on a phone. A title of more than 70 characters gets a smaller font, so that the content below stays visible.",
    "Don't use pictures that contain text.",
    "Don't let a crop cut off the subject: set the focal point of the picture.",
  ],
  accessibility: 'The title is an h2; use `level="h1"` on one slide if the page has no other h1.',
};
