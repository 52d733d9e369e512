import { paletteCss, type Colours } from '@charity-site/api-client/entities';

/** The element in which the server sends the chosen colours. */
const ID = 'site-colours';

/**
 * Shows the chosen colours in this page at once, as the server sends them with the next one; null
 * for the theme's own.
 */
export const showColours = (chosen: Colours | null): void => {
  const present = document.getElementById(ID);
  if (!chosen) return present?.remove();
  const style =
    present ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: ID }));
  style.textContent = paletteCss(chosen);
};
