import {
  DARK_GROUND,
  hasAvif,
  isShownWhole,
  portraitWidths,
  variantWidths,
  withZeros,
} from './entities/pictures/picture';

/** Variants of an image in one format, as in `<source>`. */
interface Variants {
  type: string;
  srcSet: string;
}

/**
 * Attributes of an `<img>` or `<picture>` for a stored image; sizes in pixels, which avoid a layout
 * shift.
 */
export interface PictureSource {
  src: string;
  width?: number;
  height?: number;
  /** Better formats than the one in `srcSet`, best first. */
  sources?: Variants[];
  /** WebP, which every supported browser shows. */
  srcSet?: string;
  /** A crop of 3:4 for upright places on phones, best format first. */
  portrait?: Variants[];
  /** Background until the image arrives, as in CSS. */
  placeholder?: string;
  /** Ground of a light picture with transparent parts, as in CSS. */
  ground?: string;
  /** Alternative text. */
  alt?: string;
  /** The point that a crop keeps, as `object-position` in CSS. */
  position?: string;
}

const UPLOADED =
  /^(?<stem>.*\/uploads\/[0-9a-f]{16}-(?<width>\d+)x(?<height>\d+)(?:-(?<colours>[0-9a-f]{9}))?)\.(?<kind>jpg|png|webp|gif)$/;

/**
 * Derives the responsive variants, the size and the placeholder of an image from its address. An
 * uploaded original is `/uploads/<hash>-<width>x<height>[-<colours>].<kind>`. Its variants end in
 * `-<w>w.avif` and `-<w>w.webp`, its portrait crops in `-<w>p[<x>].avif` and `-<w>p[<x>].webp`,
 * where x is the focal point's distance from the left in percent. Any other address is returned
 * unchanged.
 * @param alt its alternative text
 * @param focus its focal point in percent, such as '30 40'
 */
export const pictureSource = (url: string, alt?: string, focus?: string): PictureSource => {
  const shown = { src: url, alt, position: focus?.replace(/\d+/g, '$&%') };
  const address = withZeros(url);
  const parts = UPLOADED.exec(address)?.groups as
    { stem: string; width: string; height: string; colours: string; kind: string } | undefined;
  if (!parts) return shown;
  const { stem, kind, colours } = parts;
  const size = { width: Number(parts.width), height: Number(parts.height) };
  const isWhole = isShownWhole(size);
  const isOwnName = address === url;
  const variant = (width: number, as: string) =>
    width === size.width && as === kind && isOwnName
      ? `${url} ${width}w`
      : `${stem}-${width}w.${as} ${width}w`;
  const widths = [...variantWidths(size), ...(isWhole ? [size.width] : [])];
  const candidates = (as: string) => widths.map((width) => variant(width, as)).join(', ');
  const crops = portraitWidths(size);
  const formats = hasAvif({ ...size, kind }) ? ['avif', 'webp'] : ['webp'];
  const place = focus ? parseInt(focus) : '';
  const placeholder =
    colours &&
    `linear-gradient(${(colours.match(/.{3}/g) ?? []).map((colour) => `#${colour}`).join(',')})`;
  return {
    ...shown,
    ...size,
    src: isWhole && isOwnName ? url : `${stem}-${widths.at(-1)}w.webp`,
    srcSet: candidates('webp'),
    sources: formats.slice(0, -1).map((as) => ({ type: `image/${as}`, srcSet: candidates(as) })),
    portrait:
      crops.length > 0
        ? formats.map((as) => ({
            type: `image/${as}`,
            srcSet: crops.map((crop) => `${stem}-${crop}p${place}.${as} ${crop}w`).join(', '),
          }))
        : [],
    placeholder,
    ground: colours === DARK_GROUND ? placeholder : undefined,
  };
};
