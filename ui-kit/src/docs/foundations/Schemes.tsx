import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Banner } from '../../messages/Banner/Banner';
import { ChitengeBand } from '../../media/ChitengeBand/ChitengeBand';
import { ContentCard } from '../../lists/ContentCard/ContentCard';
import { Field } from '../../fields/Field/Field';
import { QuoteBlock } from '../../text/QuoteBlock/QuoteBlock';
import { artwork } from '../../../../.storybook/artwork';

function Specimen() {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography component="h4" variant="h3">
          Water is life
        </Typography>
        <Typography sx={{ mt: 1 }}>
          Words on the page, and a <Link href="/projects">link among them</Link>.
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained">Save</Button>
        <Button variant="contained" color="secondary">
          Donate
        </Button>
        <Button variant="outlined">Cancel</Button>
        <Button color="error">Delete</Button>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Chip label="Unread" color="primary" size="small" />
        <Chip label="Read" variant="outlined" size="small" />
      </Box>
      <Banner kind="success">Partner added successfully!</Banner>
      <Banner kind="error">Failed to save partner.</Banner>
      <Field name="name" label="Name" value="" onChange={() => {}} error="Name is required." />
      <ContentCard
        href="/projects/1"
        title="A borehole for Chigumula village"
        picture={artwork.borehole}
        meta="Initiated: 4 March 2026"
        text="Women used to walk an hour and a half for water."
      />
      <QuoteBlock
        text="Bear one another’s burdens, and so fulfill the law of Christ."
        author="Galatians 6:2"
      />
    </Box>
  );
}

/** The same components in both schemes, side by side: any element can set its own scheme. */
export function Schemes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
      }}
    >
      {(['light', 'dark'] as const).map((scheme) => (
        <Box
          component="section"
          key={scheme}
          aria-label={scheme}
          data-color-scheme={scheme}
          sx={{
            borderRadius: 1.5,
            overflow: 'hidden',
            border: '1px solid',
            borderColor: 'divider',
          }}
          style={{
            colorScheme: scheme,
            color: 'var(--kit-palette-text-primary)',
            backgroundColor: 'var(--kit-palette-background-default)',
          }}
        >
          <ChitengeBand />
          <Box sx={{ p: { xs: 2, sm: 3 } }}>
            <Typography variant="overline" component="h3" sx={{ display: 'block', mb: 1 }}>
              {scheme === 'light' ? 'Light' : 'Dark'}
            </Typography>
            <Specimen />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
