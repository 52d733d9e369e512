const PICTURE = /<picture>((?:(?!<\/picture>)[^])*?)<img ([^>]*)>/g;
const SOURCE = /<source ([^>]*)>/g;

/** The attributes of a tag; values keep their escapes, because they are written into HTML again. */
const attributesOf = (tag: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...tag.matchAll(/\b([a-z]+)="([^"]*)"/gi)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]),
  );

interface Candidates {
  srcset?: string;
  sizes?: string;
  type?: string;
  media?: string;
}

const link = ({ srcset, sizes, type, media }: Candidates) =>
  [
    '<link rel="preload" as="image" fetchpriority="high"',
    ...(type ? [` type="${type}"`] : []),
    ...(media ? [` media="${media}"`] : []),
    ` imagesrcset="${srcset}"`,
    ...(sizes ? [` imagesizes="${sizes}"`] : []),
    '>',
  ].join('');

/**
 * Preload links of the first picture with high priority in a page's HTML, so that its request goes
 * out with the page's first bytes. They name only the best format: a browser without it finds the
 * picture when it parses the page. If `<source media>` has a crop for narrow windows, each window
 * gets one of two links.
 */
export const picturePreload = (html: string): string => {
  for (const [, sources = '', image = ''] of html.matchAll(PICTURE)) {
    const shown = attributesOf(image);
    if (shown.fetchpriority !== 'high' || !shown.srcset) continue;
    const candidates: Candidates[] = [...sources.matchAll(SOURCE)].map(([, tag = '']) =>
      attributesOf(tag),
    );
    const crop = candidates.find(({ media }) => media);
    const whole = candidates.find(({ media }) => !media) ?? shown;
    if (!crop) return link(whole);
    return link(crop) + link({ ...whole, media: `not all and ${crop.media}` });
  }
  return '';
};
