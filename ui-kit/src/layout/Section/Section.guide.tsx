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
  whenToUse: 'Every part of a public page: it sets the distances and the background.',
  whenNotToUse: ['Admin screens.'],
  anatomy: {
    width: 900,
    zoom: 0.6,
    example: page('wash'),
    parts: [
      { selector: '[data-tone]', name: 'Band', text: 'over the whole width, on its ground.' },
      {
        selector: '[data-tone] > div',
        name: 'Measure',
        text: 'the content width of the page (PageWidth).',
      },
    ],
  },
  doDont: {
    do: {
      text: 'let plain and wash take turns, with one deep section at most.',
      example: page('plain', 'wash', 'deep'),
    },
    dont: {
      text: 'put two deep sections under each other.',
      example: page('plain', 'deep', 'deep'),
    },
  },
  dont: ["Don't nest sections."],
  accessibility:
    'Name it by its heading with `aria-labelledby`. On deep ground the focus ring is amber.',
};
