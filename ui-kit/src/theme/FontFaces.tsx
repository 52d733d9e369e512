import GlobalStyles from '@mui/material/GlobalStyles';
import headingExtended from './fonts/heading-ext.woff2';
import heading from './fonts/heading.woff2';

const shared = { fontFamily: 'Kit Heading', fontWeight: '450 750', fontDisplay: 'swap' };

/** A system font scaled to the heading font's metrics, so that the swap causes no layout shift. */
const fallback = (fontFamily: string, names: string[], width: number) => ({
  fontFamily,
  src: names.map((name) => `local('${name}')`).join(','),
  sizeAdjust: `${width}%`,
  ascentOverride: `${9300 / width}%`,
  descentOverride: `${2700 / width}%`,
  lineGapOverride: '0%',
});

// Width factors measured over the site's own headings; see fonts/README.md.
const faces = [
  { ...shared, src: `url(${heading}) format('woff2')` },
  {
    ...shared,
    src: `url(${headingExtended}) format('woff2')`,
    unicodeRange: 'U+100-101,U+112-113,U+14C-14D,U+174-175',
  },
  fallback('Kit Heading Arial', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], 86.7),
  fallback('Kit Heading Roboto', ['Roboto Bold', 'Roboto-Bold', 'Roboto'], 92.3),
  // Linux, where neither of the two is installed.
  fallback('Kit Heading DejaVu', ['DejaVu Sans Bold', 'DejaVuSans-Bold'], 74),
].map((face) => ({ '@font-face': face }));

/** Declares the heading font. Text renders in the fallback font first (`font-display: swap`). */
export function FontFaces() {
  return <GlobalStyles styles={faces} />;
}
