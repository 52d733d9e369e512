import { useCallback } from 'react';

/**
 * A ref that shows a picture in an `<img>`: a URL, or a local file through an object URL that is revoked on unmount.
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
