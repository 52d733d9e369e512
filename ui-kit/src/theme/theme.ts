import { createTheme, type Shadows } from '@mui/material/styles';
import { components } from './components';
import { dark, light } from './palette';
import { radius } from './sizes';
import { typography } from './typography';

/** Five elevation steps, tinted with the text colour; MUI's 25 names map to the nearest. */
const steps = [
  'none',
  '0 1px 2px rgb(20 40 42 / 0.10)',
  '0 2px 6px rgb(20 40 42 / 0.10), 0 1px 2px rgb(20 40 42 / 0.08)',
  '0 6px 18px rgb(20 40 42 / 0.12), 0 2px 4px rgb(20 40 42 / 0.08)',
  '0 18px 44px rgb(10 25 27 / 0.22), 0 4px 10px rgb(10 25 27 / 0.10)',
];
const shadows = Array.from({ length: 25 }, (_, i) => steps[i < 3 ? i : i < 8 ? 3 : 4]) as Shadows;

/**
 * Creates a theme of CSS variables with a light and a dark scheme.
 * @param colorSchemeSelector source of the scheme: the visitor's preference (`media`), or an
 * attribute of any element
 */
export const createKitTheme = (colorSchemeSelector: 'media' | 'data-color-scheme') =>
  createTheme({
    cssVariables: { cssVarPrefix: 'kit', colorSchemeSelector },
    defaultColorScheme: 'light',
    colorSchemes: { light, dark },
    typography,
    shadows,
    shape: { borderRadius: radius.field },
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: { shortest: 120, shorter: 160, short: 200, standard: 240, complex: 320 },
    },
    focusVisible: { outlineColor: 'var(--kit-focus)', outlineWidth: 3, outlineOffset: 2 },
    components,
  });

/** The product's theme. CSS chooses the scheme, so that it applies before and without script. */
export const kitTheme = createKitTheme('media');
