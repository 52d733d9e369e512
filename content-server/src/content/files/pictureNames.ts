import { createHash } from 'node:crypto';
import {
  hasAvif,
  isShownWhole,
  portraitHeight,
  portraitWidths,
  variantWidths,
  withZeros,
  type PictureKind,
} from '@charity-site/api-client/entities';

/**
 * Increase it when images are encoded differently (quality, widths), so that they get new URLs; old
 * URLs are cached permanently.
 */
const RECIPE = 1;

/** Parts of a stored image's file name; `width` and `height` in pixels, after rotation. */
export interface PictureName {
  hash: string;
  width: number;
  height: number;
  /** The size as written in the file name; names of older images have no zeros. */
  size?: string;
  /** Colours of the placeholder (media/pictures/sharp.ts); names of older images have none. */
  colours?: string;
  kind: PictureKind;
}

/** A smaller variant of an image: its file and size in pixels. */
export interface Variant {
  file: string;
  /** AVIF file of the same variant, if it exists. */
  avif?: string;
  width: number;
  /** Height of a crop; other variants keep the image's proportions. */
  height?: number;
  /** Where a crop is taken, in percent from the left; its middle by default. */
  at?: number;
  kind: PictureKind;
}

/** First 16 hex digits of the upload's hash. */
export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(`${RECIPE}\n`).update(bytes).digest('hex').slice(0, 16);

/** Pattern of a stored image's name without its extension. */
export const STEM = '[0-9a-f]{16}-\\d{1,5}x\\d{1,5}(?:-[0-9a-f]{9})?';

const stem = ({ hash, width, height, size, colours }: PictureName) =>
  [size ? `${hash}-${size}` : withZeros(`${hash}-${width}x${height}`), colours]
    .filter(Boolean)
    .join('-');

/**
 * `<hash>-<width>x<height>[-<colours>].<kind>`: the URL contains size and placeholder, so that
 * pages can reserve the space and fill it without a query. Both numbers of the size have five
 * digits.
 */
export const originalFile = (name: PictureName): string => `${stem(name)}.${name.kind}`;

const ORIGINAL =
  /^(?<hash>[0-9a-f]{16})-(?<size>(?<width>\d{1,5})x(?<height>\d{1,5}))(?:-(?<colours>[0-9a-f]{9}))?\.(?<kind>jpg|png|webp|gif)$/;

/** Parses an original's file name; undefined for other names. */
export const pictureNamed = (file: string): PictureName | undefined => {
  const { hash, width, height, size, colours, kind } = ORIGINAL.exec(file)?.groups ?? {};
  if (!hash) return undefined;
  return {
    hash,
    width: Number(width),
    height: Number(height),
    size,
    colours,
    kind: kind as PictureKind,
  };
};

/** A WebP variant, with its AVIF if the image has one. */
const variant = (
  name: PictureName,
  suffix: string,
  size: Pick<Variant, 'width' | 'height'>,
): Variant => ({
  file: `${stem(name)}-${suffix}.webp`,
  ...(hasAvif(name) && { avif: `${stem(name)}-${suffix}.avif` }),
  kind: 'webp',
  ...size,
});

/** A variant of an image's own width. */
const ownVariant = (name: PictureName): Variant =>
  variant(name, `${name.width}w`, { width: name.width });

/**
 * The variants that api-client's pictureSource lists, smallest first. At its own width, a WebP is
 * its own variant.
 */
export const variantsOf = (name: PictureName): Variant[] => [
  ...variantWidths(name).map((width) => variant(name, `${width}w`, { width })),
  ...(isShownWhole(name)
    ? [{ ...ownVariant(name), ...(name.kind === 'webp' && { file: originalFile(name) }) }]
    : []),
];

/**
 * The portrait crops that api-client's pictureSource lists.
 * @param at focal point in percent from the left
 */
const cropsOf = (name: PictureName, at?: number): Variant[] =>
  portraitWidths(name).map((width) => ({
    ...variant(name, `${width}p${at ?? ''}`, { width, height: portraitHeight(width) }),
    at,
  }));

/**
 * Widths in pages of earlier versions, which can still be open or cached. They also exist in the
 * format of the original.
 */
const EARLIER_WIDTHS = [320, 640, 960, 1600];

const earlierVariantsOf = (name: PictureName): Variant[] =>
  EARLIER_WIDTHS.filter((width) => width < name.width).flatMap((width) =>
    (['webp', name.kind] as const).map((kind) => ({
      file: `${stem(name)}-${width}w.${kind}`,
      width,
      kind,
    })),
  );

const FOCUSED = /p(\d{1,3})\.\w+$/;

/** The same crop around the middle of the image. */
export const unfocused = (file: string): string => file.replace(/(p)\d{1,3}(\.\w+)$/, '$1$2');

/** Where a file's crop is taken, in percent from the left; undefined for others. */
const focusNamed = (file: string): number | undefined => {
  const at = FOCUSED.exec(file)?.[1];
  return at === undefined ? undefined : Number(at);
};

/**
 * The variant with a file name; undefined for others, so that callers cannot request arbitrary
 * sizes.
 */
export const variantNamed = (name: PictureName, file: string): Variant | undefined =>
  [
    ...variantsOf(name),
    ownVariant(name),
    ...cropsOf(name, focusNamed(file)),
    ...earlierVariantsOf(name),
  ].find((one) => [one.file, one.avif].includes(file));

const STORED = new RegExp(`^${STEM}(?:-\\d{2,5}[wp]\\d{0,3})?\\.(jpg|png|webp|gif)$`);

/**
 * Format of a stored file from its name; undefined for other names, and for AVIF, which can be
 * rendered again.
 */
export const kindOfFile = (file: string): PictureKind | undefined =>
  STORED.exec(file)?.[1] as PictureKind | undefined;
