import type { Browser } from '@playwright/test';
import { comparePixels, type Box } from '../../build/pictures/comparePixels';
import type { ChangedStory } from '../../build/pictures/page';

declare global {
  interface Window {
    comparePixels: typeof comparePixels;
  }
}

/** What the eye sees in two pictures: each cut to what it shows, their difference, its share: 0 to 1, and a closer look. */
type Seen = Pick<ChangedStory, 'share' | 'pictures' | 'closeUp'>;

/** Compares pictures (PNG) in a page of its own: the browser reads and writes them, so that no package has to. */
export interface Eye {
  compare: (before: Buffer, after: Buffer) => Promise<Seen>;
  close: () => Promise<void>;
}

const dataUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;

export const openEye = async (browser: Browser): Promise<Eye> => {
  const page = await browser.newPage();
  // `__name`: through it tsx, which runs this command, keeps the names of functions within functions.
  await page.addScriptTag({
    content: `window.__name = (named) => named; window.comparePixels = ${comparePixels.toString()}`,
  });
  return {
    compare: (before, after) =>
      page.evaluate(
        async (addresses) => {
          const images: ImageData[] = [];
          for (const address of addresses) {
            const bitmap = await createImageBitmap(await (await fetch(address)).blob());
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
            if (!context) throw new Error('This browser draws nothing.');
            context.drawImage(bitmap, 0, 0);
            images.push(context.getImageData(0, 0, bitmap.width, bitmap.height));
          }
          const [was, is] = images as [ImageData, ImageData];
          const { box, closeUp, share, pixels } = window.comparePixels(was, is);
          const marked = new ImageData(pixels, box.width, box.height);
          const cut = (image: ImageData, part: Box) => {
            const canvas = document.createElement('canvas');
            canvas.width = part.width;
            canvas.height = part.height;
            canvas.getContext('2d')?.putImageData(image, -part.left, -part.top);
            return canvas.toDataURL('image/png');
          };
          const threeOf = (part: Box) => ({
            width: part.width,
            height: part.height,
            before: cut(was, part),
            after: cut(is, part),
            difference: cut(marked, { ...part, left: part.left - box.left, top: part.top - box.top }),
          });
          return { share, pictures: threeOf(box), closeUp: closeUp && threeOf(closeUp) };
        },
        [dataUrl(before), dataUrl(after)],
      ),
    close: () => page.close(),
  };
};
