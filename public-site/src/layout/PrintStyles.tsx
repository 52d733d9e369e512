import { Global } from '@emotion/react';
import { useEffect } from 'react';

// Browsers do not print backgrounds, so all text is dark. Controls are hidden.
const styles = (
  <Global
    styles={{
      '@media print': {
        '*, *::before, *::after': {
          color: '#1D2B2D !important',
          backgroundColor: 'transparent !important',
          backgroundImage: 'none !important',
          boxShadow: 'none !important',
          // A transition would print the colours of the screen.
          transition: 'none !important',
        },
        'button, form, iframe, progress, [data-print="no"], a.MuiButton-root, a.MuiIconButton-root':
          {
            display: 'none !important',
          },
        'h1, h2, h3, h4': { breakAfter: 'avoid' },
        'img, figure, blockquote, li, dl > div, tr': { breakInside: 'avoid' },
        // A separate rule, because a browser without `:has` drops the whole rule.
        'article:not(:has(h1))': { breakInside: 'avoid' },
      },
    }}
  />
);

/** Print styles of the public pages: text and pictures, no controls. */
export function PrintStyles() {
  // Safari does not print pictures that are not loaded yet.
  useEffect(() => {
    const load = () => {
      for (const image of document.images) image.loading = 'eager';
    };
    addEventListener('beforeprint', load);
    return () => removeEventListener('beforeprint', load);
  }, []);
  return styles;
}
