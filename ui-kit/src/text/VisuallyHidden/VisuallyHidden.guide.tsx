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
  whenToUse: 'Names and announcements for screen readers that the eye gets from the design.',
  whenNotToUse: ['Instead of visible labels.'],
  anatomy: {
    width: 260,
    example: <Typography component="div">{button}</Typography>,
    parts: [
      {
        selector: 'button',
        name: 'Visible text',
        text: 'enough for those who see what is around it.',
      },
      {
        selector: 'button > span',
        name: 'Hidden text',
        text: 'one pixel, cut away: screen readers say ‘Edit Lakeshore Clinics Circle’.',
      },
    ],
  },
  doDont: {
    do: { text: 'complete a name that only the surroundings explain.', example: button },
    dont: {
      text: 'hide what everybody needs, such as the label of a search box.',
      example: <input style={{ font: 'inherit', padding: 10, width: 220 }} aria-label="Search" />,
    },
  },
  do: ['Short.'],
  dont: [
    "Don't put controls into it: a focus that cannot be seen is lost.",
    "Don't repeat what is visible.",
  ],
  accessibility: 'Read aloud, never shown.',
};
