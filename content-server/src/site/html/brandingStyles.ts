import type { Branding } from '../../content/organisation/organisation';
import type { Replacements } from '../shell/shellTemplate';

/**
 * Styles of the configured colours. They are in the first bytes of the page, so that the theme's
 * colours never flash. Their specificity is higher, so the order of styles does not matter. Empty
 * for the theme's own colours.
 */
export const brandingStyles = ({
  css,
  deep,
}: Branding): { replacements: Replacements; styles: string } =>
  css === ''
    ? { replacements: {}, styles: '' }
    : {
        replacements: { themeColour: () => `<meta name="theme-color" content="${deep}">` },
        styles: `<style id="site-colours">${css}</style>`,
      };
