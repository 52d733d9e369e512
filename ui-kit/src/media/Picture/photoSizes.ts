/** A condition of `sizes`, such as '(min-width: 45em) and (max-height: 30em) ', and its length. */
const ENTRY = /^((?:\([^()]*\)(?: and)? )*)(.+)$/;

const onDense = (sizes: string, resolution: number, share: number): string =>
  sizes
    .split(', ')
    .map((entry) =>
      entry.replace(
        ENTRY,
        (_entry, condition: string, length: string) =>
          `${condition && `${condition}and `}(min-resolution: ${resolution}dppx) calc(${length} * ${share})`,
      ),
    )
    .join(', ');

/**
 * Limits a photograph to 1.5 pixels per CSS pixel on dense screens: nobody sees more, and a phone
 * would load twice the bytes.
 * @param sizes as in `<img sizes>`
 */
export const photoSizes = (sizes: string): string =>
  [onDense(sizes, 2.5, 0.5), onDense(sizes, 1.7, 0.75), sizes].join(', ');
