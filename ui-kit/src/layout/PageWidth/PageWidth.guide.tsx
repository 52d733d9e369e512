import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { PageWidth } from './PageWidth';

const words = (
  <Typography sx={{ bgcolor: 'kit.wash', p: 2 }}>
    Since March a pump stands beside the school, and the committee that keeps it has nine members.
  </Typography>
);

export const guide: Guide = {
  whatFor:
    'Header, footer and anything else outside a Section that lines up with the text of the page.',
  whenNot: ['Inside a Section: it has one.'],
  anatomy: {
    width: 1440,
    zoom: 0.35,
    show: <PageWidth>{words}</PageWidth>,
    parts: [
      { at: 'div', name: 'Gutters', text: 'grow with the window, from 16 to 40 px.' },
      { at: 'p', name: 'Content', text: 'at most 1200 px wide, in the middle.' },
    ],
  },
  pair: {
    width: 1000,
    zoom: 0.4,
    do: { says: 'use one for the whole content of a band.', show: <PageWidth>{words}</PageWidth> },
    dont: {
      says: 'put one into another: the gutters add up.',
      show: (
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
