import type { TypographyVariantsOptions } from '@mui/material/styles';

/**
 * Heading font: one self-hosted variable font, with fallbacks of the same width so that loading it
 * causes no layout shift (FontFaces.tsx).
 */
const headingFamily =
  "'Kit Heading','Kit Heading Arial','Kit Heading Roboto','Kit Heading DejaVu',system-ui,sans-serif";

/**
 * x-height of text in em: that of Roboto and San Francisco, slightly more than that of Segoe UI.
 */
export const X_HEIGHT = 0.52;

/** Body font: the device's system font. */
const bodyFamily =
  "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif";

/**
 * Style of a heading; `size` is any CSS length.
 * @param maxVw maximum size in vw, so that long words fit on a phone with large text and a heading
 * stays larger than lower levels; `headingFit` overrides it
 */
const heading = (size: string, maxVw: number, lineHeight: number, letterSpacing = '-0.01em') => {
  const fontSize = `min(${size}, var(--kit-heading-most, ${maxVw}vw))`;
  return {
    fontFamily: headingFamily,
    fontSizeAdjust: 'none',
    fontWeight: 680,
    fontSize,
    lineHeight,
    letterSpacing,
  };
};

/** The type scale; sizes grow continuously between 360 px and 1440 px wide windows. */
export const typography = {
  fontFamily: bodyFamily,
  fontWeightBold: 650,
  h1: heading('clamp(2.125rem, 1.55rem + 2.6vw, 3.625rem)', 12.5, 1.08, '-0.02em'),
  h2: heading('clamp(1.75rem, 1.42rem + 1.5vw, 2.625rem)', 11.5, 1.14, '-0.015em'),
  h3: heading('clamp(1.375rem, 1.26rem + 0.5vw, 1.6875rem)', 11, 1.22),
  h4: heading('1.25rem', 10.5, 1.28, '0'),
  h5: heading('1.125rem', 10, 1.32, '0'),
  h6: heading('1rem', 9.5, 1.4, '0'),
  subtitle1: {
    fontSize: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
    lineHeight: 1.55,
    fontWeight: 400,
  },
  subtitle2: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.65 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  button: {
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: '0.005em',
    textTransform: 'none',
  },
  caption: { fontSize: '0.875rem', lineHeight: 1.45 },
  overline: {
    fontSize: '0.875rem',
    fontWeight: 650,
    lineHeight: 1.4,
    letterSpacing: '0.04em',
    textTransform: 'none',
  },
} satisfies TypographyVariantsOptions;
