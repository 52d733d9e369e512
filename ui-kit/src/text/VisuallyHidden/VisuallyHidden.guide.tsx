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
  whenToUse: 'Names and announcements for screen readers that the design shows visually.',
  whenNotToUse: ['Instead of visible labels.'],
  anatomy: {
    width: 260,
    example: <Typography component="div">{button}</Typography>,
    parts: [
      {
        selector: 'button',
        name: 'Visible text',
        text: 'enough for people who see the context.',
      },
      {
        selector: 'button > span',
        name: 'Hidden text',
        text: 'one clipped pixel: screen readers say ‘Edit Lakeshore Clinics Circle’.',
      },
    ],
  },
  doDont: {
    do: { text: 'complete a name that only the context explains.', example: button },
    dont: {
      text: 'hide text that everybody needs, such as the label of a search box.',
      example: <input style={{ font: 'inherit', padding: 10, width: 220 }} aria-label="Search" />,
    },
  },
  do: ['Keep it short.'],
  dont: [
    "Don't put controls into it: their focus would be invisible.",
    "Don't repeat what is visible.",
  ],
  accessibility: 'Read by screen readers, never visible.',
};
