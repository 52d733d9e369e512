import type { PictureSource } from '../../media/Picture/Picture';

export type PictureFor = (src: string) => PictureSource;

type Size = number | string | null | undefined;

/** Value of `sizes` of an image in a text. */
const SIZES = '(min-width: 640px) 576px, 92vw';

/**
 * Attributes of the elements that show an image of a text, equal on the server and in browsers: of the `img`, and of a
 * `source` for each further format.
 */
export const imageMarkup = (
  address: string,
  alt: string,
  own: { width: Size; height: Size },
  pictureFor?: PictureFor,
) => {
  const { src, width, height, srcSet, sources = [], placeholder } = pictureFor?.(address) ?? { src: address };
  const image = {
    src,
    alt,
    width: width ?? own.width ?? undefined,
    height: height ?? own.height ?? undefined,
    loading: 'lazy',
    decoding: 'async',
    srcset: srcSet,
    sizes: srcSet && SIZES,
    style: placeholder && `background:${placeholder}`,
  };
  return { image, sources: sources.map(({ type, srcSet: srcset }) => ({ type, srcset, sizes: SIZES })) };
};
