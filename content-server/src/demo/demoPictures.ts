import sharp from 'sharp';
import type { PictureStore } from './contract';
import { DRAWINGS, type Drawing } from './drawings';
import { randomFrom } from './pictures/random';
import { toJpeg, toPng } from './pictures/rasterise';

/** A small tile of one colour in a picture's place; another name gives another colour. */
const plain = ({ name, width, height }: Drawing): Promise<Buffer> => {
  const random = randomFrom(name);
  const background = { r: random.whole(0, 255), g: random.whole(0, 255), b: random.whole(0, 255) };
  return sharp({ create: { width: width / 8, height: Math.round(height / 8), channels: 3, background } })
    .png()
    .toBuffer();
};

const drawn = ({ onPaper, svg }: Drawing): Promise<Buffer> => (onPaper ? toJpeg(svg()) : toPng(svg()));

/** How many pictures are in work at once: one is encoded by sharp's threads while the next is drawn here. */
const AT_ONCE = 3;

/** Draws and stores every picture, or plain tiles in their places; answers the address of each by its name. */
export const storeDemoPictures = async (
  store: PictureStore,
  plainPictures = false,
): Promise<(name: string) => string> => {
  const addresses = new Map<string, string>();
  const waiting = [...DRAWINGS];
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { url } = await store.store(await (plainPictures ? plain(picture) : drawn(picture)));
      addresses.set(picture.name, url);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (name) => {
    const address = addresses.get(name);
    if (address === undefined) throw new Error(`The demo content has no picture '${name}'.`);
    return address;
  };
};
