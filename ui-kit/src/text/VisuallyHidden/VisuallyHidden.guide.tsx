import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { VisuallyHidden } from './VisuallyHidden';

const button = (
  <Button variant="outlined">
    Edit<VisuallyHidden> Lakeshore Clinics Circle</VisuallyHidden>
  </Button>
);

export const guide: Guide = {
  whatFor: 'Names and announcements for screen readers that the eye gets from the design.',
  whenNot: ['Instead of visible labels.'],
  anatomy: {
    width: 260,
    show: <Typography component="div">{button}</Typography>,
    parts: [
      { at: 'button', name: 'Visible text', text: 'enough for those who see what is around it.' },
      {
        at: 'button > span',
        name: 'Hidden text',
        text: 'one pixel, cut away: screen readers say ‘Edit Lakeshore Clinics Circle’.',
      },
    ],
  },
  pair: {
    do: { says: 'complete a name that only the surroundings explain.', show: button },
    dont: {
      says: 'hide what everybody needs, such as the label of a search box.',
      show: <input style={{ font: 'inherit', padding: 10, width: 220 }} aria-label="Search" />,
    },
  },
  do: ['Short.'],
  dont: [
    "Don't put controls into it: a focus that cannot be seen is lost.",
    "Don't repeat what is visible.",
  ],
  accessibility: 'Read aloud, never shown.',
};
