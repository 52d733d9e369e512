import GlobalStyles from '@mui/material/GlobalStyles';
import headingExtended from './fonts/heading-ext.woff2';
import headingLatin from './fonts/heading-latin.woff2';
import headingLight from './fonts/heading-light.woff2';
import heading from './fonts/heading.woff2';

const face = (fontWeight: string, file: string, unicodeRange?: string) => ({
  fontFamily: 'Kit Heading',
  fontWeight,
  fontDisplay: 'swap',
  src: `url(${file}) format('woff2')`,
  unicodeRange,
});

/**
 * The faces of a weight. Browsers fetch the variable files only for text with their characters;
 * only faces with equal descriptors complete each other.
 * @param file English and Chichewa at this weight
 */
const facesOf = (fontWeight: string, file: string) => [
  face(fontWeight, file),
  face(
    fontWeight,
    headingLatin,
    'U+3C,U+3E,U+5B-60,U+7B-7E,U+A1,U+A3,U+A7,U+B0,U+BF-FF,U+2022,U+20AC,U+2212',
  ),
  face(fontWeight, headingExtended, 'U+100-101,U+112-113,U+14C-14D'),
];

/** A system font scaled to the heading font's metrics, so that the swap causes no layout shift. */
const fallback = (fontFamily: string, names: string[], width: number) => ({
  fontFamily,
  src: names.map((name) => `local('${name}')`).join(','),
  sizeAdjust: `${width}%`,
  ascentOverride: `${(9300 / width).toFixed(1)}%`,
  descentOverride: `${(2700 / width).toFixed(1)}%`,
  lineGapOverride: '0%',
});

// Width factors measured over the site's own headings; see fonts/README.md.
const faces = [
  ...facesOf('600 750', heading),
  // Quotes.
  ...facesOf('450', headingLight),
  fallback('Kit Heading Arial', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], 88.4),
  fallback('Kit Heading Roboto', ['Roboto Bold', 'Roboto-Bold', 'Roboto'], 94),
  // Linux, where neither of the two is installed.
  fallback('Kit Heading DejaVu', ['DejaVu Sans Bold', 'DejaVuSans-Bold'], 74),
].map((rule) => ({ '@font-face': rule }));

/** Declares the heading font. Text renders in the fallback font first (`font-display: swap`). */
export function FontFaces() {
  return <GlobalStyles styles={faces} />;
}
