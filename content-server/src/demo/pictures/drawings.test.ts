import sharp from 'sharp';
import { MEMBERS } from '../content/members';
import { PARTNERS } from '../content/partners';
import { BANNERS, CARDS, type Cut, SLIDES } from './catalogue';
import { charityLogo } from './charityLogo';
import { drawCut } from './drawCut';
import { knownLetter } from './letters';
import { STAGE } from './paint';
import { partnerLogo } from './partnerLogo';
import { portrait } from './portrait';
import { toJpeg, toPng } from './rasterise';
import { SCENES } from './scenes';

const ALL: [name: string, cut: Cut, shape: number][] = [
  ...Object.entries(SLIDES).map(([name, cut]): [string, Cut, number] => [name, cut, 900 / 1600]),
  ...Object.entries(BANNERS).map(([name, cut]): [string, Cut, number] => [name, cut, 700 / 1600]),
  ...Object.entries(CARDS).map(([name, cut]): [string, Cut, number] => [name, cut, 800 / 1200]),
];

/** One cut of each scene. */
const FIRST = Object.keys(SCENES)
  .map((scene) => ALL.find(([, cut]) => cut[0] === scene))
  .filter((found) => found !== undefined);

describe('drawings', () => {
  it.each(FIRST)('%s is the same each time, holds no text, font or broken number', (name, cut) => {
    const drawing = drawCut(name, cut, 120, 80);
    expect(drawCut(name, cut, 120, 80)).toBe(drawing);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|font/);
  });

  it('differ by name: another name is another day in the same place', () => {
    expect(drawCut('a', CARDS['village-huts'], 120, 80)).not.toBe(drawCut('b', CARDS['village-huts'], 120, 80));
  });

  it.each(ALL)('%s lies within the stage', (_, [, , x, y, width], shape) => {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(STAGE.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + width * shape).toBeLessThanOrEqual(STAGE.height + 1);
  });

  it('show every scene at least once', () => {
    expect(new Set(ALL.map(([, [scene]]) => scene))).toEqual(new Set(Object.keys(SCENES)));
  });

  it('can write every name in their own letters', () => {
    const texts = [...MEMBERS.map(({ initials }) => initials), ...PARTNERS.flatMap(({ look }) => look.lines)];
    const letters = new Set(texts.join('').replaceAll(' ', '').toUpperCase());
    expect([...letters].filter((letter) => !knownLetter(letter))).toEqual([]);
  });

  it('become JPEGs of the size asked for, byte for byte the same', async () => {
    const drawing = drawCut('slide-lake', SLIDES['slide-lake'], 160, 90);
    const jpeg = await toJpeg(drawing);
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 160, height: 90 });
    expect((await toJpeg(drawing)).equals(jpeg)).toBe(true);
  });

  it('of logos are transparent around', async () => {
    for (const drawing of [charityLogo(), ...PARTNERS.map(({ look }) => partnerLogo(look))]) {
      const { data } = await sharp(await toPng(drawing))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[3]).toBe(0);
    }
    expect(portrait('WŴ', 'somebody')).toBe(portrait('WŴ', 'somebody'));
  });
});
