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
    <Typography gutterBottom>Everything inside has the fonts and colours of the kit.</Typography>
    <Button variant="contained" href="/donate">
      Donate
    </Button>
  </>
);

/** The toolbar sets the scheme as an attribute. */
const theme = createKitTheme('data-color-scheme');

export const guide: Guide = {
  imports: "import { KitProvider } from '@charity-site/ui-kit/theme';",
  whenToUse:
    'Once, around a whole page. In the product the shell renders it; tests and standalone pages render their own.',
  whenNotToUse: [
    "Around a remote's pages: they are inside the shell's.",
    'To change colours for a part of a page: there is one theme.',
  ],
  anatomy: {
    width: 420,
    example: <KitProvider theme={theme}>{page}</KitProvider>,
    parts: [
      { selector: 'h3', name: 'Heading font', text: 'loaded only if the page uses it.' },
      {
        selector: 'p',
        name: 'Base styles',
        text: 'background and text of the page, focus ring, reduced motion.',
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
      text: 'use colours of theme.vars.palette, which follow the scheme.',
      example: (
        <Typography sx={{ color: 'text.primary', bgcolor: 'kit.wash', p: 2 }}>
          Readable by day and by night.
        </Typography>
      ),
    },
    dont: {
      text: 'hard-code colours of one scheme.',
      example: (
        <p style={{ margin: 0, padding: 16, color: '#9fb3b1', background: '#f7f3ea' }}>
          Readable by night only.
        </p>
      ),
    },
  },
  do: [
    "Pass the router's link, and use plain `href`s everywhere inside.",
    "Leave the scheme to the visitor's device. A page with its own switch passes `theme={createKitTheme('data-color-scheme')}` and sets the scheme with MUI's `useColorScheme()`.",
  ],
  dont: ["Don't nest two."],
  accessibility:
    'Both schemes meet WCAG 2.2 AA; ‘Foundations/Colour’ computes every pair. CSS chooses the scheme, so nothing flashes.',
};
