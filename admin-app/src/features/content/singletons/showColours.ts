import { paletteCss, type Colours } from '@charity-site/api-client/entities';

/** Id of the server's style element with the custom colours. */
const STYLE_ID = 'site-colours';

/** Applies custom colours to this page, as the next load does; null for the theme's own. */
export const showColours = (colours: Colours | null): void => {
  const existing = document.getElementById(STYLE_ID);
  if (!colours) return existing?.remove();
  const style =
    existing ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: STYLE_ID }));
  style.textContent = paletteCss(colours);
};
