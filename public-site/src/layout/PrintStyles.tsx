import { Global } from '@emotion/react';

// Browsers leave grounds and pictures behind words out, so all words are dark. What is pressed or typed into is left out.
const styles = (
  <Global
    styles={{
      '@media print': {
        '*, *::before, *::after': {
          color: '#1D2B2D !important',
          backgroundColor: 'transparent !important',
          backgroundImage: 'none !important',
          boxShadow: 'none !important',
        },
        'button, form, iframe, progress, [data-print="no"], a.MuiButton-root': { display: 'none !important' },
        'h1, h2, h3, h4': { breakAfter: 'avoid' },
        'article:not(:has(h1)), img, figure, blockquote, li, dl > div, tr': { breakInside: 'avoid' },
      },
    }}
  />
);

/** What the public pages look like on paper: words and pictures, and nothing to press. */
export function PrintStyles() {
  return styles;
}
