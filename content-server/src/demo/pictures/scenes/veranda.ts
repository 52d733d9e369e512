import { darker, lighter, mix, PALETTE } from '../colour';
import { oval, rolling } from '../geometry';
import { body, line, type Paint, place, shape } from '../paint';
import { bricks } from '../props/buildings/bricks';
import { chitenge, someCloth } from '../props/chitenge';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { head } from '../props/people/figure';
import { sky } from '../props/sky';
import { banana } from '../props/trees/banana';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** The khonde of a brick house: a grandmother and a grandfather on their chairs look out over the fields. */
export const veranda: Scene = (paint) => {
  const { random, light } = paint;
  const far = rolling(random, 420, 90, 460);
  const near = rolling(random, 520, 34, 420);
  const wood = paint.tone('#8a5a34');
  return (
    sky(paint, 600, 0.9) +
    layer(paint, far, '#5b8790', 0.56, 0.82) +
    layer(paint, near, '#7a955a', 0.32, 0.6) +
    farTrees(paint, near, '#4b7850', 0.28, 64, 24) +
    mist(paint, 570, 90, 0.5) +
    ground(paint, 590, '#a9a054', '#8a7a40') +
    shadeTree(paint, 330, 690, 0.9) +
    banana(paint, 760, 690, 1) +
    shape('M1210 0H1600V830H1210Z', paint.tone('#b9653f')) +
    bricks(paint, 1210, 0, 390, 830, 26) +
    shape('M1210 0H1600V830H1210Z', paint.sides, 0.5) +
    shape('M1330 300H1520V830H1330Z', darker(light.shadow, 0.1)) +
    line('M1330 830V300H1520V830', paint.tone(PALETTE.paper), 12) +
    shape('M1210 0H1240V830H1210Z', light.shadow, 0.35) +
    shape('M0 0H1600V92L1210 110L0 92Z', paint.downward(darker(light.shadow, 0.3), mix(wood, light.shadow, 0.5))) +
    shape('M0 88L1210 106L1600 88V108L1210 128L0 110Z', wood) +
    shape('M0 816H1600V1066H0Z', paint.downward(paint.tone('#b9795a'), paint.tone('#8a5440'))) +
    line('M0 818H1600', lighter(paint.tone('#b9795a'), 0.5), 4, 0.8) +
    post(paint, 130) +
    post(paint, 1130) +
    shape('M190 860H1090L1200 1066H60Z', light.key, 0.16) +
    elder(paint, 560, 990, 2.15, false) +
    elder(paint, 850, 1000, 2.2, true) +
    child(paint, 706, 1016, 3.3, { girl: true })
  );
};

const post = (paint: Paint, x: number): string =>
  body(paint, `M${x - 22} 108H${x + 22}V830H${x - 22}Z`, paint.tone('#efe2c8')) +
  body(paint, `M${x - 32} 800H${x + 32}V836H${x - 32}Z`, paint.tone(PALETTE.lake));

/** Somebody old on a wooden chair, from behind, 170 units to the top of the head. */
const elder = (paint: Paint, x: number, y: number, scale: number, isWoman: boolean): string => {
  const cloth = someCloth(paint);
  const shirt = paint.tone(isWoman ? cloth.motif : '#f0e4cc');
  const wood = paint.tone('#7a4a2a');
  const skin = paint.tone(PALETTE.skin);
  return place(
    shape(oval(6, 4, 76, 10), paint.light.shadow, 0.4) +
      line('M-44 2V-54M44 2V-54', wood, 8) +
      (isWoman
        ? body(paint, 'M-46 -54H46L54 -6Q0 8 -54 -6Z', chitenge(paint, cloth, 17))
        : body(paint, 'M-40 -54H40L42 -4H10L4 -40H-4L-10 -4H-42Z', paint.tone('#3f4850'))) +
      body(paint, 'M-52 -62H52V-48H-52Z', wood) +
      line('M-30 -116C-44 -100 -48 -84 -44 -66M30 -116C44 -100 48 -84 46 -66', skin, 11) +
      body(paint, 'M-30 -118C-20 -130 20 -130 30 -118C37 -100 34 -80 33 -58H-33C-34 -80 -37 -100 -30 -118Z', shirt) +
      line('M-30 -117C-42 -104 -45 -94 -45 -86M30 -117C42 -104 45 -94 45 -86', shirt, 15) +
      (isWoman
        ? body(
            paint,
            'M-34 -112C-20 -96 18 -92 36 -108L38 -84C14 -70 -18 -72 -37 -88Z',
            chitenge(paint, someCloth(paint), 15),
          )
        : '') +
      line('M-40 -104V-52M40 -104V-52M-40 -98H40M-40 -80H40', wood, 6.5) +
      shape('M-8 -142H8L11 -124H-11Z', paint.tone(PALETTE.deepSkin)) +
      head(paint, 0, -150, 16.5) +
      (isWoman
        ? body(paint, 'M-18 -148C-22 -182 22 -182 18 -148C10 -138 -10 -138 -18 -148Z', paint.tone(cloth.base))
        : shape('M-16.4 -147C-18 -176 18 -176 16.4 -147C8 -142 -8 -142 -16.4 -147Z', paint.tone('#c9c4ba'))),
    x,
    y,
    scale,
  );
};
