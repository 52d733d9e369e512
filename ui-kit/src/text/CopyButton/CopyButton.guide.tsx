import Stack from '@mui/material/Stack';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Facts } from '../Facts/Facts';
import { CopyButton } from './CopyButton';

const button = <CopyButton text="1000 2000 3000" of="account number" />;

export const guide: Guide = {
  whenToUse:
    'Next to a value that people enter elsewhere, such as an account number in a banking app.',
  whenNotToUse: ['Long texts.'],
  anatomy: {
    width: 220,
    example: button,
    parts: [
      { selector: 'svg', name: 'Icon', text: 'a tick after a click.' },
      {
        selector: 'button',
        name: 'Label',
        text: '‘Copy’, then ‘Copied’ for 2.5 seconds; its accessible name includes what is copied.',
      },
    ],
  },
  doDont: {
    width: 420,
    do: {
      text: 'show the value beside it.',
      example: (
        <Stack direction="row" sx={{ gap: 3, alignItems: 'center' }}>
          <Facts facts={[['Account Number', '1000 2000 3000']]} />
          {button}
        </Stack>
      ),
    },
    dont: { text: 'copy a value that is not visible.', example: button },
  },
  dont: ["Don't copy several values at once."],
  accessibility: "Named 'Copy account number'; 'Copied' is announced.",
};
