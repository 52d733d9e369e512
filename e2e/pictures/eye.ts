import type { Browser } from '@playwright/test';
import { comparePixels } from '../../build/pictures/comparePixels';
import type { ChangedStory } from '../../build/pictures/page';

declare global {
  interface Window {
    comparePixels: typeof comparePixels;
  }
}

/** What the eye sees in two pictures: each cut to what it shows, their difference, and its share: 0 to 1. */
type Seen = Pick<ChangedStory, 'share' | 'pictures'>;

/** Compares pictures (PNG) in a page of its own: the browser reads and writes them, so that no package has to. */
export interface Eye {
  compare: (before: Buffer, after: Buffer) => Promise<Seen>;
  close: () => Promise<void>;
}

const dataUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;

export const openEye = async (browser: Browser): Promise<Eye> => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: `window.comparePixels = ${comparePixels.toString()}` });
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
          const { box, share, pixels } = window.comparePixels(was, is);
          const drawn: string[] = [];
          for (const [image, left, top] of [
            [was, box.left, box.top],
            [is, box.left, box.top],
            [new ImageData(pixels, box.width, box.height), 0, 0],
          ] as const) {
            const canvas = document.createElement('canvas');
            canvas.width = box.width;
            canvas.height = box.height;
            canvas.getContext('2d')?.putImageData(image, -left, -top);
            drawn.push(canvas.toDataURL('image/png'));
          }
          const [before = '', after = '', difference = ''] = drawn;
          return { share, pictures: { before, after, difference } };
        },
        [dataUrl(before), dataUrl(after)],
      ),
    close: () => page.close(),
  };
};
