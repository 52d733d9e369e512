import { PALETTE } from '../../colour';
import { oval } from '../../geometry';
import { body, line, type Paint, place, shape } from '../../paint';

/** A basket of beans, cobs of maize and a jar, on the table. */
export const harvestThings = (paint: Paint): string => {
  const { random } = paint;
  const cob = (x: number, y: number, turn: number) => {
    let grains = '';
    for (let row = -2; row <= 2; row += 1)
      for (let at = -70; at < 66; at += 13)
        grains += oval(at + (row % 2) * 6, row * 10.5 * (1 - Math.abs(at) / 190), 6, 4.8);
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${body(paint, 'M-120 -10Q-60 -44 -10 -28L40 30Q-60 44 -120 10Z', paint.tone('#a9b36a'))}${body(paint, 'M-84 0C-80 -30 40 -34 84 0C40 34 -80 30 -84 0Z', paint.tone('#d99a35'))}${shape(grains, paint.tone('#f4cf6a'))}${shape('M-84 0C-80 -30 40 -34 84 0C40 34 -80 30 -84 0Z', paint.sides, 0.8)}${body(paint, 'M-130 6Q-70 46 10 26Q-20 8 -60 12Q-90 10 -130 6Z', paint.tone('#c5c886'))}</g>`;
  };
  const seeds = Array.from({ length: 120 }, () =>
    oval(random.between(-160, 160), -122 - Math.max(0, 26 - Math.abs(random.between(-30, 30))) * random.next(), 9, 6),
  ).join('');
  return (
    place(
      shape(oval(10, 6, 230, 18), paint.light.shadow, 0.42) +
        shape(oval(0, -122, 196, 40), paint.tone('#7a3b2a')) +
        shape(seeds, paint.tone('#b4472c')) +
        shape(
          Array.from({ length: 60 }, () => oval(random.between(-150, 150), -128 - random.between(0, 24), 8, 5)).join(
            '',
          ),
          paint.tone('#e0b184'),
        ) +
        body(
          paint,
          'M-206 -118C-190 -30 -130 2 0 2C130 2 190 -30 206 -118Q0 -66 -206 -118Z',
          paint.tone(PALETTE.straw),
        ) +
        line('M-196 -88Q0 -36 196 -88M-180 -58Q0 -12 180 -58M-150 -28Q0 4 150 -28', paint.tone('#8d4a2f'), 7, 0.8),
      560,
      880,
      1.15,
    ) +
    cob(930, 900, -12) +
    cob(1120, 870, 14) +
    cob(1050, 940, 4) +
    place(
      shape(oval(0, 4, 90, 12), paint.light.shadow, 0.4) +
        body(
          paint,
          'M-74 -150Q-86 -60 -64 0Q0 10 64 0Q86 -60 74 -150Q40 -166 56 -190Q0 -204 -56 -190Q-40 -166 -74 -150Z',
          paint.tone('#e9dcb8'),
        ) +
        line('M-56 -178Q0 -166 56 -178', paint.tone(PALETTE.clay), 8) +
        line('M-30 -92H30M-30 -70H20', paint.tone(PALETTE.lake), 8, 0.8),
      1370,
      880,
      1.2,
    )
  );
};
