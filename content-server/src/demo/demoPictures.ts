import sharp from 'sharp';
import { MEMBERS } from './content/members';
import { PARTNERS } from './content/partners';
import type { PictureStore } from './contract';
import { BANNERS, CARDS, SLIDES, type Cut } from './pictures/catalogue';
import { charityLogo, LOGO_SIZE } from './pictures/charityLogo';
import { drawCut } from './pictures/drawCut';
import { PARTNER_LOGO_SIZE, partnerLogo } from './pictures/partnerLogo';
import { portrait, PORTRAIT_SIZE } from './pictures/portrait';
import { randomFrom } from './pictures/random';
import { toJpeg, toPng } from './pictures/rasterise';

/** A picture to be drawn, by the name under which the content asks for it; its size in pixels. */
export interface DemoPicture {
  name: string;
  width: number;
  height: number;
  draw: () => Promise<Buffer>;
}

const scenes = (cuts: Record<string, Cut>, width: number, height: number): DemoPicture[] =>
  Object.entries(cuts).map(([name, cut]) => ({
    name,
    width,
    height,
    draw: () => toJpeg(drawCut(name, cut, width, height)),
  }));

/** The names of portraits and partners' logos. */
export const portraitOf = (member: string): string => `portrait of ${member}`;
export const logoOf = (partner: string): string => `logo of ${partner}`;
export const OWN_LOGO = 'own logo';

/** Every picture of the demo content. */
export const DEMO_PICTURES: readonly DemoPicture[] = [
  ...scenes(SLIDES, 1600, 900),
  ...scenes(BANNERS, 1600, 700),
  ...scenes(CARDS, 1200, 800),
  ...MEMBERS.map(({ name, initials }) => ({
    name: portraitOf(name),
    width: PORTRAIT_SIZE,
    height: PORTRAIT_SIZE,
    draw: () => toJpeg(portrait(initials, name)),
  })),
  ...PARTNERS.map(({ name, look }) => ({
    name: logoOf(name),
    width: PARTNER_LOGO_SIZE.width,
    height: PARTNER_LOGO_SIZE.height,
    draw: () => toPng(partnerLogo(look)),
  })),
  { name: OWN_LOGO, width: LOGO_SIZE, height: LOGO_SIZE, draw: () => toPng(charityLogo()) },
];

/** A small tile of one colour in a picture's place; another name gives another colour. */
const plain = ({ name, width, height }: DemoPicture): Promise<Buffer> => {
  const random = randomFrom(name);
  const background = { r: random.whole(0, 255), g: random.whole(0, 255), b: random.whole(0, 255) };
  return sharp({ create: { width: width / 8, height: Math.round(height / 8), channels: 3, background } })
    .png()
    .toBuffer();
};

/** How many pictures are in work at once: one is encoded by sharp's threads while the next is drawn here. */
const AT_ONCE = 3;

/** Draws and stores every picture, or plain tiles in their places; answers the address of each by its name. */
export const storeDemoPictures = async (
  store: PictureStore,
  plainPictures = false,
): Promise<(name: string) => string> => {
  const addresses = new Map<string, string>();
  const waiting = [...DEMO_PICTURES];
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { url } = await store.store(await (plainPictures ? plain(picture) : picture.draw()));
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
