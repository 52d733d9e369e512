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
 * Limits a photo on dense screens to 1.2 pixels per CSS pixel, which browsers round up to the next
 * variant, 1.5 on most phones. Nobody sees more, and it would be twice the bytes.
 * @param sizes as in `<img sizes>`
 */
export const photoSizes = (sizes: string): string =>
  [onDense(sizes, 2.5, 0.4), onDense(sizes, 1.7, 0.6), sizes].join(', ');
