/** Where the places are in the page of a shell that was built without them. */
const PLACES: readonly [place: string, where: RegExp][] = [
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
 * The page of a shell with the comments that name its places. Shells that were released before the
 * build wrote them have none; when all of those are pruned, this file can go.
 */
export const withPlaces = (html: string): string =>
  html.includes('<!--root-->')
    ? html
    : PLACES.reduce(
        (page, [place, where]) => page.replace(where, `<!--${place}-->$&<!--/${place}-->`),
        html,
      );
