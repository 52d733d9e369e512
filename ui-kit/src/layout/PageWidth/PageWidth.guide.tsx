import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { PageWidth } from './PageWidth';

const words = (
  <Typography sx={{ bgcolor: 'kit.wash', p: 2 }}>
    Since March a pump stands beside the school, and the committee that keeps it has nine members.
  </Typography>
);

export const guide: Guide = {
  whenToUse:
    'Header, footer and other content outside a Section that aligns with the text of the page.',
  whenNotToUse: ['Inside a Section: it has one.'],
  anatomy: {
    width: 1440,
    zoom: 0.35,
    example: <PageWidth>{words}</PageWidth>,
    parts: [
      { selector: 'div', name: 'Gutters', text: 'grow with the window, from 16 to 40 px.' },
      { selector: 'p', name: 'Content', text: 'at most 1200 px wide, in the middle.' },
    ],
  },
  doDont: {
    width: 1000,
    zoom: 0.4,
    do: {
      text: 'use one for the whole content of a band.',
      example: <PageWidth>{words}</PageWidth>,
    },
    dont: {
      text: 'put one into another: the gutters add up.',
      example: (
        <PageWidth>
          <PageWidth>
            <PageWidth>{words}</PageWidth>
          </PageWidth>
        </PageWidth>
      ),
    },
  },
  dont: ["Don't set a page's width by hand."],
  accessibility: 'No role of its own.',
};
