import type { Guide } from '../../../../.storybook/blocks/guide';
import { SectionHeading } from './SectionHeading';

const all = { href: '/projects', label: 'View All Projects' };

export const guide: Guide = {
  whenToUse: 'The heading of every section of a public page, with a link to all of what it shows.',
  whenNotToUse: ["A page's title: PageHero, or a plain h1."],
  anatomy: {
    zoom: 0.8,
    example: (
      <SectionHeading intro="Wells, classrooms and clinics that villages asked for." action={all}>
        Our Projects
      </SectionHeading>
    ),
    parts: [
      { selector: 'svg', name: 'Mark', text: 'three lozenges of the chitenge pattern.' },
      { selector: 'h2', name: 'Heading', text: 'give it an id and name the section by it.' },
      { selector: 'p', name: 'Intro', text: 'one or two sentences.' },
      { selector: 'a', name: 'Link', text: 'to all of what the section shows.' },
    ],
  },
  doDont: {
    do: {
      text: 'say what the section is in a few words; one link leads to all of it.',
      example: <SectionHeading action={all}>Our Projects</SectionHeading>,
    },
    dont: {
      text: 'write the intro into the heading.',
      example: (
        <SectionHeading>
          These are the wells, classrooms and clinics that villages asked us to build with them
        </SectionHeading>
      ),
    },
  },
  do: ['Give it an `id` and name the section by it.'],
  dont: ["Don't put buttons here: the link leads to all of it.", "Don't use two in one section."],
  accessibility: 'An h2 by default. The mark is decoration.',
};
