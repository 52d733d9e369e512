import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { ClampedText } from './ClampedText';

const TEXT =
  'Women used to walk an hour and a half for water. Since March a pump stands beside the school, and the committee that keeps it has nine members, six of them women. They meet on the first Saturday of each month.';

export const guide: Guide = {
  whenToUse: 'The preview of a longer text in a card: 3 lines in grids, 2 in lists.',
  whenNotToUse: ['Text whose full version is nowhere else.'],
  anatomy: {
    width: 320,
    example: <ClampedText lines={3}>{TEXT}</ClampedText>,
    parts: [
      {
        selector: 'p',
        name: 'Text',
        text: 'cut after its last line with an ellipsis.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'clamp a preview whose full text is elsewhere.',
      example: <ClampedText lines={3}>{TEXT}</ClampedText>,
    },
    dont: {
      text: 'clamp headings that distinguish items.',
      example: (
        <Typography component="div" variant="h4">
          <ClampedText lines={1}>A borehole for Chigumula village, second phase</ClampedText>
          <ClampedText lines={1}>A borehole for Chigumula village, first phase</ClampedText>
        </Typography>
      ),
    },
  },
  do: ['Pass plain text only.'],
  dont: ["Don't put links inside: they could be cut off."],
  accessibility: 'Screen readers get the whole text.',
};
