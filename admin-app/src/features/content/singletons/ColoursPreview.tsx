import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  colours,
  darkPaletteVariables,
  paletteVariables,
  type Colours,
} from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import { ChitengeBand, LinkTile, SectionHeading } from '@charity-site/ui-kit';
import { SecondaryText } from '../../../shared/layout/SecondaryText';

/** Parts of a page in the colours of the form, or a text while a colour is invalid. */
export function ColoursPreview({ values }: { values: Record<string, unknown> }) {
  const isValid = colours.rules.isValidSync(values);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h6">
        Preview
      </Typography>
      {isValid ? (
        <PreviewPage palette={colours.rules.cast(values) as Colours} />
      ) : (
        <SecondaryText>The preview appears when all three colours can be used.</SecondaryText>
      )}
    </Box>
  );
}

function PreviewPage({ palette }: { palette: Colours }) {
  return (
    <Box
      sx={{
        position: 'relative',
        ...paletteVariables(palette),
        '@media (prefers-color-scheme: dark)': darkPaletteVariables(palette),
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        overflow: 'hidden',
      }}
    >
      {/* A sibling of the page, because role img hides the headings and links inside it. */}
      <Box
        role="img"
        aria-label="A page in these colours"
        sx={{ position: 'absolute', inset: 0 }}
      />
      <div inert>
        <Box sx={{ p: 2, bgcolor: 'kit.deep', color: 'kit.onDeep' }}>
          <Typography variant="h5" component="p">
            {siteConfig().siteName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'kit.onDeepAmber' }}>
            An accent on a dark band
          </Typography>
        </Box>
        <ChitengeBand height={18} />
        <Box sx={{ p: 2, display: 'grid', gap: 2, bgcolor: 'background.default' }}>
          <SectionHeading>Latest News</SectionHeading>
          <Typography>
            A text with <Link href="/">a link</Link> in it.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="contained">Read More</Button>
            <Button variant="contained" color="secondary">
              DONATE
            </Button>
            <Button variant="outlined">Get Involved</Button>
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
            }}
          >
            <LinkTile href="/mission" title="Main" text="A tile" />
            <LinkTile href="/events" title="Accent" text="A tile" tone="amber" />
            <LinkTile href="/get-involved" title="Third" text="A tile" tone="earth" />
          </Box>
        </Box>
      </div>
    </Box>
  );
}
