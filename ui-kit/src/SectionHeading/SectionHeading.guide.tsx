import type { Guide } from '../../../.storybook/blocks/guide';
import { SectionHeading } from './SectionHeading';

const all = { href: '/projects', label: 'View All Projects' };

export const guide: Guide = {
  anatomy: {
    zoom: 0.8,
    show: (
      <SectionHeading intro="Wells, classrooms and clinics that villages asked for." action={all}>
        Our Projects
      </SectionHeading>
    ),
    parts: [
      { at: 'svg', name: 'Mark', text: 'three lozenges of the chitenge pattern.' },
      { at: 'h2', name: 'Heading', text: 'give it an id and name the section by it.' },
      { at: 'p', name: 'Intro', text: 'one or two sentences.' },
      { at: 'a', name: 'Link', text: 'to all of what the section shows.' },
    ],
  },
  pairs: [
    {
      do: {
        says: 'say what the section is in a few words; one link leads to all of it.',
        zoom: 0.7,
        show: <SectionHeading action={all}>Our Projects</SectionHeading>,
      },
      dont: {
        says: 'write the intro into the heading.',
        zoom: 0.7,
        show: (
          <SectionHeading>
            These are the wells, classrooms and clinics that villages asked us to build with them
          </SectionHeading>
        ),
      },
    },
  ],
};
