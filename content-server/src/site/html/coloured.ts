import type { ShownOrganisation } from '../../content/organisation/organisation';

/**
 * The shell's HTML with the chosen colours: in the first bytes of the page, so that the theme's own never flash, and above them
 * by specificity, so that the order of styles does not matter.
 */
export const coloured = (html: string, { css, deep }: ShownOrganisation): string =>
  css === ''
    ? html
    : html
        .replace(/(<meta name="theme-color" content=")[^"]*/, (_, start: string) => start + deep)
        .replace('</head>', () => `<style id="site-colours">${css}</style></head>`);
