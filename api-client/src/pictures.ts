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
 * Attributes of an `<img>` or `<picture>` for a stored image. The size in pixels avoids a layout
 * shift.
 */
export interface PictureSource {
  src: string;
  width?: number;
  height?: number;
  /** Variants in smaller formats than that of `srcSet`, best first. */
  sources?: Variants[];
  /** WebP variants; every supported browser shows WebP. */
  srcSet?: string;
  /** 3:4 crops for portrait layouts on phones, best format first. */
  portrait?: Variants[];
  /** CSS background until the image has loaded. */
  placeholder?: string;
  /** CSS background of a light picture with transparent parts. */
  ground?: string;
  /** Alternative text. */
  alt?: string;
  /** The focal point, as CSS `object-position`. */
  position?: string;
}

const UPLOADED =
  /^(?<stem>.*\/uploads\/[0-9a-f]{16}-(?<width>\d+)x(?<height>\d+)(?:-(?<colours>[0-9a-f]{9}))?)\.(?<kind>jpg|png|webp|gif)$/;

/**
 * Derives the responsive variants, the size and the placeholder of an image from its URL. An
 * uploaded original is `/uploads/<hash>-<width>x<height>[-<colours>].<kind>`. Its variants end in
 * `-<w>w.avif` and `-<w>w.webp`, its portrait crops in `-<w>p[<x>].avif` and `-<w>p[<x>].webp`,
 * where x is the focal point's distance from the left in percent. Any other URL is returned
 * unchanged.
 * @param alt its alternative text
 * @param focus its focal point in percent, such as '30 40'
 */
export const pictureSource = (url: string, alt?: string, focus?: string): PictureSource => {
  const shown = { src: url, alt, position: focus?.replace(/\d+/g, '$&%') };
  const paddedUrl = withZeros(url);
  const parts = UPLOADED.exec(paddedUrl)?.groups as
    { stem: string; width: string; height: string; colours: string; kind: string } | undefined;
  if (!parts) return shown;
  const { stem, kind, colours } = parts;
  const size = { width: Number(parts.width), height: Number(parts.height) };
  const isWhole = isShownWhole(size);
  const isPadded = paddedUrl === url;
  const variant = (width: number, as: string) =>
    width === size.width && as === kind && isPadded
      ? `${url} ${width}w`
      : `${stem}-${width}w.${as} ${width}w`;
  const widths = [...variantWidths(size), ...(isWhole ? [size.width] : [])];
  const candidates = (as: string) => widths.map((width) => variant(width, as)).join(', ');
  const crops = portraitWidths(size);
  const formats = hasAvif({ ...size, kind }) ? ['avif', 'webp'] : ['webp'];
  const fromLeft = focus ? parseInt(focus) : '';
  const placeholder =
    colours &&
    `linear-gradient(${(colours.match(/.{3}/g) ?? []).map((colour) => `#${colour}`).join(',')})`;
  return {
    ...shown,
    ...size,
    src: isWhole && isPadded ? url : `${stem}-${widths.at(-1)}w.webp`,
    srcSet: candidates('webp'),
    sources: formats.slice(0, -1).map((as) => ({ type: `image/${as}`, srcSet: candidates(as) })),
    portrait:
      crops.length > 0
        ? formats.map((as) => ({
            type: `image/${as}`,
            srcSet: crops.map((crop) => `${stem}-${crop}p${fromLeft}.${as} ${crop}w`).join(', '),
          }))
        : [],
    placeholder,
    ground: colours === DARK_GROUND ? placeholder : undefined,
  };
};
