import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { SectionHeading } from '../../text/SectionHeading/SectionHeading';
import { Section, type SectionTone } from './Section';

const WORDS = 'Since March a pump stands beside the school of Chigumula.';

const page = (...tones: SectionTone[]) =>
  tones.map((tone, index) => (
    <Section key={index} tone={tone}>
      <SectionHeading>
        {['Our Projects', 'Latest Updates', 'Get Involved'][index] ?? ''}
      </SectionHeading>
      <Typography>{WORDS}</Typography>
    </Section>
  ));

export const guide: Guide = {
  whenToUse: 'Every part of a public page: it sets spacing and background.',
  whenNotToUse: ['Admin screens.'],
  anatomy: {
    width: 900,
    zoom: 0.6,
    example: page('wash'),
    parts: [
      { selector: '[data-tone]', name: 'Band', text: 'the full width, with its background.' },
      {
        selector: '[data-tone] > div',
        name: 'Content',
        text: 'the content width of the page (PageWidth).',
      },
    ],
  },
  doDont: {
    do: {
      text: 'alternate plain and wash, with at most one deep section.',
      example: page('plain', 'wash', 'deep'),
    },
    dont: {
      text: 'put two deep sections in a row.',
      example: page('plain', 'deep', 'deep'),
    },
  },
  dont: ["Don't nest sections."],
  accessibility:
    'Name it by its heading with `aria-labelledby`. On a deep background the focus ring is amber.',
};
