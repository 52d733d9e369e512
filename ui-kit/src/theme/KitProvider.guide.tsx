import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Guide } from '../../../.storybook/blocks/guide';
import { KitProvider } from './KitProvider';
import { createKitTheme } from './theme';

const page = (
  <>
    <Typography variant="h3" gutterBottom>
      One lamp lights another
    </Typography>
    <Typography gutterBottom>Everything within has the type and the colours of the kit.</Typography>
    <Button variant="contained" href="/donate">
      Donate
    </Button>
  </>
);

/** The toolbar chooses the scheme, by an attribute. */
const theme = createKitTheme('data-color-scheme');

export const guide: Guide = {
  imports: "import { KitProvider } from '@charity-site/ui-kit/theme';",
  whenToUse:
    'Once, around a whole page. In the product the shell has it; a test or a page of its own brings it along.',
  whenNotToUse: [
    "Around a remote's pages: they stand within the shell's.",
    'To change colours for a part of a page: the theme is one for all.',
  ],
  anatomy: {
    width: 420,
    example: <KitProvider theme={theme}>{page}</KitProvider>,
    parts: [
      { selector: 'h3', name: 'Heading font', text: 'loaded only where letters of it are shown.' },
      {
        selector: 'p',
        name: 'Base styles',
        text: 'ground and text of the page, the ring around the focus, less motion on request.',
      },
      {
        selector: 'a',
        name: 'Theme',
        text: 'the light and the dark scheme, as CSS variables. Links to pages of the site use linkComponent.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'take colours from theme.vars.palette, which follow the scheme.',
      example: (
        <Typography sx={{ color: 'text.primary', bgcolor: 'kit.wash', p: 2 }}>
          Readable by day and by night.
        </Typography>
      ),
    },
    dont: {
      text: 'write colours of one scheme into a component.',
      example: (
        <p style={{ margin: 0, padding: 16, color: '#9fb3b1', background: '#f7f3ea' }}>
          Readable by night only.
        </p>
      ),
    },
  },
  do: [
    "Give it the router's link, and write plain `href`s everywhere below.",
    "Leave the scheme to the visitor's device. A page with a switch of its own gives `theme={createKitTheme('data-color-scheme')}` and sets the scheme with MUI's `useColorScheme()`.",
  ],
  dont: ["Don't put a second one within the first."],
  accessibility:
    'Either scheme keeps to WCAG 2.2 AA; ‘Foundations/Colour’ computes every pair. CSS chooses the scheme, so nothing flashes.',
};
