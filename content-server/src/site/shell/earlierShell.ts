/** Where the placeholders are in a shell's page without placeholder comments. */
const PLACEHOLDERS: readonly [place: string, where: RegExp][] = [
  ['html', /<html[^>]*>/],
  ['themeColour', /<meta name="theme-color"[^>]*>/],
  ['title', /<title>.*?<\/title>/s],
  ['noscript', /<noscript>.*?<\/noscript>(?=.*<\/head>)/s],
  ['scripts', /(<script.*)?(?=<\/head>)/s],
  ['text', /(?<=<(?:p|h1|button|a)\b[^<>]*>)[^<>]+/g],
  ['root', /<div id="root">/],
  ['brand', /(?<=<p class="brand">)/],
  ['again', /(?<=<form class="again">)/],
  ['essentials', /(?<=<div id="essentials">)/],
  ['homeLink', /<a href="\/">/],
  ['bodyEnd', /(?=<\/body>)/],
];

/**
 * Adds placeholder comments to a shell's page that has none. Delete this file when all shells that
 * were built without them are pruned.
 */
export const withPlaceholders = (html: string): string =>
  html.includes('<!--root-->')
    ? html
    : PLACEHOLDERS.reduce(
        (page, [place, where]) => page.replace(where, `<!--${place}-->$&<!--/${place}-->`),
        html,
      );
