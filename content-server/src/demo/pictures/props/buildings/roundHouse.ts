import { type Colour, darker, lighter, PALETTE } from '../../colour';
import { type Point, roughness } from '../../geometry';
import { body, groundShadow, line, type Paint, place, round, shape } from '../../paint';

/** A thatched round house, about 190 units tall and 240 wide, its foot at (x, y). */
export const roundHouse = (paint: Paint, x: number, y: number, scale: number, band: Colour = PALETTE.clay): string => {
  const { random, light } = paint;
  const wall = paint.tone('#c98f5f');
  const straw = paint.tone(PALETTE.straw);
  const rough = roughness(random, 2);
  const eaves: Point[] = [];
  for (let index = 0; index <= 34; index += 1) {
    const share = index / 34;
    eaves.push([-122 + 244 * share, -78 + Math.sin(share * Math.PI) * 20 + rough(index, 2) * 4]);
  }
  const cone = `M0 -196C-34 -160 -82 -112 -122 -78L${eaves.map(([px, py]) => `${round(px)} ${round(py)}`).join('L')}C82 -112 34 -160 0 -196Z`;
  let strands = '';
  let glints = '';
  for (let index = 0; index < 130; index += 1) {
    const share = random.between(-1, 1);
    const from = random.between(0.1, 0.9);
    const to = Math.min(1.02, from + random.between(0.08, 0.22));
    const drop = (at: number) => -196 + at * (118 + 19 * (1 - share * share));
    const d = `M${round(share * 118 * from)} ${round(drop(from))}L${round(share * 118 * to)} ${round(drop(to))}`;
    if (index % 3) strands += d;
    else glints += d;
  }
  const tiers = [0.42, 0.7].map((at) => {
    const wide = 118 * at;
    const top = -196 + at * 118;
    return line(
      `M${round(-wide)} ${round(top)}Q0 ${round(top + 36 * at)} ${round(wide)} ${round(top)}`,
      light.shadow,
      3.4,
      0.22,
    );
  });
  return (
    groundShadow(paint, x, y, 220 * scale, 0.45) +
    place(
      body(paint, 'M-88 -78L-84 2Q0 16 84 2L88 -78Z', wall) +
        body(paint, 'M-85.4 -24L-84 2Q0 16 84 2L85.4 -24Q0 -8 -85.4 -24Z', paint.tone(band)) +
        line('M-85.4 -26Q0 -10 85.4 -26', paint.tone(PALETTE.paper), 2, 0.6) +
        body(paint, 'M-17 8L-17 -56Q0 -64 17 -56L17 9Z', darker(paint.tone('#4a3020'), 0.25)) +
        line('M-17 8L-17 -56Q0 -64 17 -56L17 9', paint.tone(PALETTE.paper), 2.4, 0.5) +
        body(paint, 'M40 -50L62 -52L62 -30L40 -29Z', darker(paint.tone('#4a3020'), 0.25)) +
        shape('M-90 -78L-86 -50Q0 -34 86 -50L90 -78Q0 -56 -90 -78Z', light.shadow, 0.42) +
        body(paint, cone, straw) +
        line(strands, darker(straw, 0.45), 1.3, 0.45) +
        line(glints, lighter(straw, 0.55), 1.3, 0.6) +
        tiers.join('') +
        body(paint, 'M-9 -188C-6 -206 6 -206 9 -188Q0 -182 -9 -188Z', darker(straw, 0.2)),
      x,
      y,
      scale,
    )
  );
};
