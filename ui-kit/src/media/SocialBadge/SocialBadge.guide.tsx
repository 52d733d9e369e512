import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { SocialBadge } from './SocialBadge';

const links = {
  facebook: 'https://facebook.example',
  instagram: 'https://instagram.example',
  linkedin: 'https://linkedin.example',
};

const badge = <SocialBadge links={links} />;

export const guide: Guide = {
  whenToUse: "Once, in the public layout, between the page's content and the footer.",
  whenNotToUse: ['Sharing a page: ShareButtons.'],
  anatomy: {
    width: 480,
    height: 240,
    example: <Box sx={{ height: '100%', bgcolor: 'kit.wash' }}>{badge}</Box>,
    parts: [
      {
        selector: 'ul',
        name: 'Column',
        text: 'at the edge of wide windows, folded to a handle below 1340 px; below 900 px a row in the page.',
      },
      { selector: 'a', name: 'Link', text: 'to a page of the charity; it opens a new tab.' },
    ],
  },
  doDont: {
    do: {
      text: 'leave it at the end of the lines.',
      example: (
        <Box sx={{ height: '100%', p: 3, bgcolor: 'kit.wash' }}>
          <Typography>Since March a pump stands beside the school.</Typography>
          {badge}
        </Box>
      ),
    },
    dont: {
      text: 'move it to the start of the lines.',
      example: (
        <Box
          sx={{
            height: '100%',
            p: 3,
            bgcolor: 'kit.wash',
            '& aside': { insetInline: '0 auto !important', width: 'fit-content' },
          }}
        >
          <Typography>Since March a pump stands beside the school.</Typography>
          {badge}
        </Box>
      ),
    },
  },
  do: ['Pass the contact details; networks without a URL are left out.'],
  dont: ["Don't add other links to it."],
  accessibility:
    "A `complementary` region named 'Social links'; each link is named by its network.",
};
