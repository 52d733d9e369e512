import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { AreaIcon, type AreaName } from './AreaIcon';

const named = (name: AreaName, words: string) => (
  <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
    <AreaIcon name={name} />
    <Typography component="span">{words}</Typography>
  </Stack>
);

export const guide: Guide = {
  whenToUse: "Sidebar and dashboard, always beside the area's name.",
  whenNotToUse: ["Buttons and states: MUI's icons.", 'Public pages: Glyph.'],
  anatomy: {
    width: 180,
    example: named('messages', 'Messages'),
    parts: [
      { selector: 'svg', name: 'Icon', text: '24 px, in the colour of the text.' },
      { selector: 'span', name: 'Name', text: 'of the area, always beside the icon.' },
    ],
  },
  doDont: {
    do: {
      text: 'use the same icon wherever the area appears, with its name.',
      example: (
        <div>
          {named('updates', 'Updates')}
          {named('events', 'Events')}
        </div>
      ),
    },
    dont: {
      text: 'let people guess what an icon means.',
      example: (
        <Stack direction="row" sx={{ gap: 2 }}>
          <AreaIcon name="updates" />
          <AreaIcon name="events" />
        </Stack>
      ),
    },
  },
  dont: ["Don't use it without the name."],
  accessibility: 'Hidden from screen readers; the name is next to it.',
};
