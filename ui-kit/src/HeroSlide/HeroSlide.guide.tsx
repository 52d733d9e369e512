import { artwork } from '../../../.storybook/artwork';
import type { Guide } from '../../../.storybook/blocks/guide';
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
  anatomy: {
    width: 1100,
    zoom: 0.52,
    show: slide({}),
    parts: [
      { at: 'h2', name: 'Title', text: 'more than 70 characters get a smaller font.' },
      { at: 'p', name: 'Subtitle', text: 'one sentence.' },
      { at: 'a', name: 'Button', text: 'at most one.' },
      { at: 'img', name: 'Picture', text: 'beside the text, without a shade; on phones above it.' },
    ],
  },
  pairs: [
    {
      do: { says: 'let the picture say what the words do not.', width: 1100, zoom: 0.38, show: slide({}) },
      dont: {
        says: 'write so much that the picture is only a background.',
        width: 1100,
        zoom: 0.38,
        show: slide({
          title: 'Fishermen of eleven villages keep the lake alive for their children and for all who live from it',
          subtitle:
            'They guard the nets, count the fish, plant reeds along the shore, meet every month under the tree at the landing place and write down what they saw, so that the shore feeds us all.',
        }),
      },
    },
  ],
};
