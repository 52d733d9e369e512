import type { Guide } from '../../../../.storybook/blocks/guide';
import { SectionHeading } from './SectionHeading';

const all = { href: '/projects', label: 'View All Projects' };

export const guide: Guide = {
  whenToUse: 'The heading of every section of a public page, with a link to the full list.',
  whenNotToUse: ["A page's title: PageHero, or a plain h1."],
  anatomy: {
    zoom: 0.8,
    example: (
      <SectionHeading intro="Wells, classrooms and clinics that villages asked for." action={all}>
        Our Projects
      </SectionHeading>
    ),
    parts: [
      { selector: 'svg', name: 'Ornament', text: 'four lozenges of the chitenge pattern.' },
      { selector: 'h2', name: 'Heading', text: 'names the section.' },
      { selector: 'p', name: 'Intro', text: 'one or two sentences.' },
      { selector: 'a', name: 'Link', text: 'to the full list.' },
    ],
  },
  doDont: {
    do: {
      text: 'name the section in a few words, with one link to the full list.',
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
  do: ['Set `id`, and `aria-labelledby` of the section.'],
  dont: ["Don't put buttons here.", "Don't use two in one section."],
  accessibility: 'An h2 by default. The ornament is decorative.',
};
