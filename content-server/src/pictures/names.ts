import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS, type PictureKind } from '@charity-site/api-client/entities';

/**
 * Increase it when images are encoded differently (quality, widths), so that they get new URLs; old URLs are cached
 * permanently.
 */
const RECIPE = 1;

/** Parts of a stored image's file name; `width` and `height` in pixels, after rotation. */
export interface PictureName {
  hash: string;
  width: number;
  height: number;
  kind: PictureKind;
}

/** A smaller variant of an image: its file and width in pixels. */
export interface Variant {
  file: string;
  width: number;
  kind: PictureKind;
}

/** First 16 hex digits of the upload's hash. */
export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(`${RECIPE}\n`).update(bytes).digest('hex').slice(0, 16);

const stem = ({ hash, width, height }: PictureName) => `${hash}-${width}x${height}`;

/** `<hash>-<width>x<height>.<kind>`: the URL contains the size, so that pages can reserve the space. */
export const originalFile = (name: PictureName): string => `${stem(name)}.${name.kind}`;

const ORIGINAL = /^(?<hash>[0-9a-f]{16})-(?<width>\d{1,5})x(?<height>\d{1,5})\.(?<kind>jpg|png|webp|gif)$/;

/** Parses an original's file name; undefined for other names. */
export const pictureNamed = (file: string): PictureName | undefined => {
  const { hash, width, height, kind } = ORIGINAL.exec(file)?.groups ?? {};
  return hash ? { hash, width: Number(width), height: Number(height), kind: kind as PictureKind } : undefined;
};

/** The variants: each width below the original's, as WebP and in the original's format. */
export const variantsOf = (name: PictureName): Variant[] =>
  PICTURE_WIDTHS.filter((width) => width < name.width).flatMap((width) =>
    [...new Set<PictureKind>(['webp', name.kind])].map((kind) => ({
      file: `${stem(name)}-${width}w.${kind}`,
      width,
      kind,
    })),
  );

const STORED = /^[0-9a-f]{16}-\d{1,5}x\d{1,5}(?:-\d{2,5}w)?\.(jpg|png|webp|gif)$/;

/** Format of a stored file from its name; undefined for other names. */
export const kindOfFile = (file: string): PictureKind | undefined => STORED.exec(file)?.[1] as PictureKind | undefined;
