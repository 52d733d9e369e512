import { darker, lighter, mix, PALETTE } from '../colour';
import { oval } from '../geometry';
import { body, line, type Paint, place, shape, STAGE } from '../paint';
import { chitenge, hangingCloth, someCloth } from '../props/chitenge';
import { head } from '../props/people/figure';
import { woman } from '../props/people/woman';
import type { Scene } from './scene';

/** A tailoring workshop: treadle machines by the window, cloths along the wall, women at work. */
export const workshop: Scene = (paint) => {
  const { light } = paint;
  const wall = paint.tone('#e6c79a');
  const cloths = [90, 232, 374, 516]
    .map((x) => hangingCloth(paint, x, 206, 122, 330 + paint.random.between(-30, 30), someCloth(paint), 46))
    .join('');
  return (
    `<rect width="${STAGE.width}" height="${STAGE.height}" fill="${paint.downward(lighter(wall, 0.15), wall, darker(wall, 0.15))}"/>` +
    line('M60 200H680', paint.tone('#7a5236'), 8) +
    cloths +
    bigWindow(paint) +
    shape('M0 690H1600V1066H0Z', paint.downward(paint.tone('#a8734c'), paint.tone('#7a4e33'))) +
    shape('M0 684H1600V696H0Z', light.shadow, 0.3) +
    shape('M760 690H1330L1500 1066H420Z', paint.downward(light.key, '#a8734c'), 0.3) +
    woman(paint, 704, 760, 3.2) +
    station(paint, 1120, 820, 1.25) +
    station(paint, 500, 930, 1.7) +
    station(paint, 1290, 1010, 2.05) +
    basket(paint, 880, 980)
  );
};

const bigWindow = (paint: Paint): string => {
  const { light } = paint;
  const frame = paint.tone('#7a5236');
  return (
    shape('M806 150H1314V560H806Z', frame) +
    shape('M822 166H1298V544H822Z', paint.downward(light.sky[1], light.sky[2], light.sky[3])) +
    shape('M822 470Q940 400 1050 440T1298 410V544H822Z', paint.tone('#6f9a6a', 0.3)) +
    shape('M822 512Q980 470 1298 500V544H822Z', paint.tone('#8fa55a', 0.15)) +
    shape(oval(1190, 424, 64, 50), paint.tone('#4f7a4c', 0.12)) +
    shape('M1184 440H1198V512H1184Z', paint.tone(PALETTE.bark, 0.1)) +
    line('M981 166V544M1140 166V544M822 350H1298', frame, 9) +
    shape('M790 556H1330V574H790Z', lighter(frame, 0.25)) +
    shape('M1380 220H1540V540H1380Z', paint.tone('#8a5a34')) +
    line('M1380 326H1540M1380 434H1540', paint.tone('#5f3d24'), 6) +
    [0, 1, 2]
      .map((shelf) =>
        [0, 1, 2, 3]
          .map((roll) =>
            body(paint, `M${1390 + roll * 36} ${256 + shelf * 108}h30v68h-30Z`, chitenge(paint, someCloth(paint), 20)),
          )
          .join(''),
      )
      .join('')
  );
};

/** A woman at a treadle machine, from the side; 190 units wide. */
const station = (paint: Paint, x: number, y: number, scale: number): string => {
  const cloth = someCloth(paint);
  const work = someCloth(paint);
  const skin = paint.tone(PALETTE.skin);
  const blouse = paint.tone(cloth.motif);
  const iron = mix(paint.tone('#2a2c30'), paint.light.shadow, 0.2);
  const wood = paint.tone('#9a6a3e');
  return place(
    shape(oval(10, 6, 130, 12), paint.light.shadow, 0.35) +
      line('M-76 0V-46M-42 0V-46', paint.tone('#6f4a2c'), 6) +
      body(paint, 'M-86 -52H-32V-44H-86Z', wood) +
      line('M30 4L44 -70M112 4L98 -70M36 -20H106M30 4H52M92 4H112', iron, 5) +
      `<circle cx="72" cy="-28" r="19" fill="none" stroke="${iron}" stroke-width="4"/>` +
      body(
        paint,
        'M-84 -54C-88 -74 -66 -84 -44 -80L8 -62C16 -54 14 -44 10 -10L-8 -10L-14 -42L-60 -46Z',
        chitenge(paint, cloth, 13),
      ) +
      line('M0 -12L10 -2H20', darker(skin, 0.2), 7) +
      body(paint, 'M10 -80H130V-70H10Z', wood) +
      body(paint, 'M62 -92C90 -96 130 -86 150 -60L138 -20C120 -50 96 -74 60 -78Z', chitenge(paint, work, 13)) +
      body(paint, 'M44 -82V-88H110V-82ZM96 -88V-118Q96 -126 88 -126H52Q44 -126 44 -118V-96H54V-110H82V-88Z', iron) +
      line('M49 -96V-84', paint.tone('#cfd6d6'), 2.4) +
      `<circle cx="104" cy="-108" r="11" fill="none" stroke="${iron}" stroke-width="5"/>` +
      line('M56 -118H84', paint.tone(PALETTE.amber), 2, 0.9) +
      body(paint, 'M-74 -72C-78 -100 -70 -126 -48 -132C-28 -134 -20 -118 -22 -100L-30 -70Z', blouse) +
      line('M-38 -118C-20 -104 10 -96 44 -90', skin, 8) +
      line('M-40 -119C-28 -111 -18 -106 -8 -102', blouse, 13) +
      shape('M-52 -140H-36L-38 -126H-52Z', paint.tone(PALETTE.deepSkin)) +
      head(paint, -38, -150, 14.5) +
      body(paint, 'M-53 -150C-58 -178 -22 -178 -23 -152C-32 -160 -44 -160 -53 -150Z', paint.tone(cloth.base)) +
      body(paint, 'M-52 -156C-64 -160 -66 -148 -60 -142C-56 -146 -54 -150 -52 -152Z', paint.tone(cloth.base)),
    x,
    y,
    scale,
  );
};

const basket = (paint: Paint, x: number, y: number): string =>
  place(
    shape(oval(0, 4, 92, 12), paint.light.shadow, 0.35) +
      body(paint, 'M-70 -44Q-30 -76 0 -56Q40 -80 72 -44Z', chitenge(paint, someCloth(paint), 20)) +
      body(paint, 'M-78 -48C-70 -8 -52 2 0 2C52 2 70 -8 78 -48Q0 -32 -78 -48Z', paint.tone(PALETTE.straw)) +
      line('M-72 -30Q0 -14 72 -30M-64 -14Q0 0 64 -14', darker(paint.tone(PALETTE.straw), 0.4), 3, 0.7),
    x,
    y,
  );
