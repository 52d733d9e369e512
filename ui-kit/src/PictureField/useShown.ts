import { useCallback } from 'react';

/**
 * Shows a picture in an `<img>` by its ref: an address as it is, a file without sending it anywhere. A file's temporary
 * address ends with the picture.
 */
export function useShown(picture: File | string) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = typeof picture === 'string' ? picture : URL.createObjectURL(picture);
      image.src = address;
      return () => {
        if (address !== picture) URL.revokeObjectURL(address);
      };
    },
    [picture],
  );
}
