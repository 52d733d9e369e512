import type { Guide } from '../../../../.storybook/blocks/guide';
import { SectionHeading } from './SectionHeading';

const all = { href: '/projects', label: 'View All Projects' };

export const guide: Guide = {
  whatFor: 'The heading of every section of a public page, with a link to all of what it shows.',
  whenNot: ["A page's title: PageHero, or a plain h1."],
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
  pair: {
    do: {
      says: 'say what the section is in a few words; one link leads to all of it.',
      show: <SectionHeading action={all}>Our Projects</SectionHeading>,
    },
    dont: {
      says: 'write the intro into the heading.',
      show: (
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
