import type { Branding } from '../../content/organisation/organisation';
import type { Replacements } from '../shell/shellTemplate';

/**
 * The chosen colours: in the first bytes of the page, so that the theme's own never flash, and
 * above them by specificity, so that the order of styles does not matter. None while the theme's
 * own are shown.
 */
export const brandingStyles = ({
  css,
  deep,
}: Branding): { fillings: Replacements; styles: string } =>
  css === ''
    ? { fillings: {}, styles: '' }
    : {
        fillings: { themeColour: () => `<meta name="theme-color" content="${deep}">` },
        styles: `<style id="site-colours">${css}</style>`,
      };
