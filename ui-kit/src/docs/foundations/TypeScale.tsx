import Typography from '@mui/material/Typography';
import { typography } from '../../theme/typography';
import { CopyForm, TokenList } from './TokenList';
import { specification, type Variant } from './typeSizes';

/** Largest first. */
const USES: Record<Variant, string> = {
  h1: 'The one title of a page',
  h2: 'A section of a public page',
  h3: 'The title of an admin screen or of a large card',
  h4: 'The title of a dialog or a block',
  h5: 'A card, a list of cards',
  h6: 'A card of a list screen',
  subtitle1: 'The sentence under a title',
  body1: 'Running text',
  body2: 'Cards, tables, hints',
  subtitle2: 'A label, the name of a small element',
  button: 'Buttons',
  overline: 'The date or category above a title',
  caption: 'Counters and notes',
};

/** The type scale rendered in the theme's styles; sizes are read from the theme. */
export function TypeScale() {
  return (
    <CopyForm>
      <TokenList
        heading="Type scale"
        sampleWidth="minmax(0, 1.6fr)"
        tokens={(Object.keys(USES) as Variant[]).map((variant) => ({
          name: variant,
          theme: `theme.typography.${variant}`,
          css: `var(--kit-font-${variant})`,
          value: typography[variant].fontSize,
          note: `${USES[variant]}. ${specification(variant)}`,
          sample: (
            <Typography variant={variant} component="p" sx={{ overflowWrap: 'anywhere' }}>
              Clean water for Nkhotakota
            </Typography>
          ),
        }))}
      >
        Between phone and desktop, sizes grow continuously with the window.
      </TokenList>
    </CopyForm>
  );
}

const FAMILIES = [
  ['Headings: our own font', typography.h2.fontFamily],
  ['Text: the font of the device', typography.fontFamily],
] as const;

/** The two font families, with the letters that Chichewa needs. */
export function Families() {
  return FAMILIES.map(([name, fontFamily]) => (
    <section key={name} aria-label={name} style={{ marginBottom: 32 }}>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      <p
        style={{
          fontFamily,
          fontSize: '1.75rem',
          lineHeight: 1.35,
          margin: '8px 0',
          overflowWrap: 'anywhere',
        }}
      >
        Moni, Ŵulira! Aa Bb Ŵŵ Éé 0123456789 “Zikomo” – K1,000
      </p>
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {fontFamily}
      </Typography>
    </section>
  ));
}
