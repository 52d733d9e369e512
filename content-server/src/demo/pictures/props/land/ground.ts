import { type Colour, darker, lighter, mix } from '../../colour';
import { type Point, polygon, roughness } from '../../geometry';
import { line, type Paint, round, shape, STAGE } from '../../paint';

/** Bare ground from `top` down: earth that darkens towards the viewer, with stones, tufts and sweeps of the broom. */
export const ground = (paint: Paint, top: number, local: Colour, near: Colour = darker(local, 0.25)): string => {
  const { random } = paint;
  const rough = roughness(random, 3);
  const points: Point[] = [[-20, STAGE.height]];
  for (let x = -20; x <= STAGE.width + 20; x += 40) points.push([x, top + rough(x, 300) * 7]);
  points.push([STAGE.width + 20, STAGE.height]);
  const fill = paint.downward(paint.tone(lighter(local, 0.12), 0.28), paint.tone(local, 0.06), paint.tone(near));
  let sweeps = '';
  let dark = '';
  for (let index = 0; index < 120; index += 1) {
    const share = random.next() ** 0.7;
    const y = top + 12 + (STAGE.height - top) * share;
    const x = random.between(-60, STAGE.width);
    const length = random.between(30, 150) * (0.35 + share);
    const d = `M${round(x)} ${round(y)}q${round(length / 2)} ${round(random.between(-5, 5) * share)} ${round(length)} 0q${round(-length / 2)} ${round(4 + 7 * share)} ${round(-length)} 0Z`;
    if (index % 2) sweeps += d;
    else dark += d;
  }
  return (
    shape(polygon(points), fill) +
    shape(sweeps, paint.tone(lighter(local, 0.3)), 0.28) +
    shape(dark, mix(paint.tone(near), paint.light.shadow, 0.5), 0.2)
  );
};

/** A path of trodden earth from `from` (near) to `to` (far), narrowing with distance. */
export const path = (paint: Paint, from: Point, to: Point, bend: number, width: number, local: Colour): string => {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const middle = (y0 + y1) / 2;
  const thin = width * 0.06;
  const d =
    `M${round(x0 - width / 2)} ${round(y0)}C${round(x0 - width / 2 + bend)} ${round(middle + 40)} ${round(x1 - bend * 0.8)} ${round(middle - 30)} ${round(x1 - thin)} ${round(y1)}` +
    `L${round(x1 + thin)} ${round(y1)}C${round(x1 - bend * 0.8 + width * 0.2)} ${round(middle - 30)} ${round(x0 + width / 2 + bend)} ${round(middle + 40)} ${round(x0 + width / 2)} ${round(y0)}Z`;
  const centre = `M${round(x0)} ${round(y0)}C${round(x0 + bend)} ${round(middle + 40)} ${round(x1 - bend * 0.8 + width * 0.1)} ${round(middle - 30)} ${round(x1)} ${round(y1)}`;
  return (
    shape(
      d,
      paint.downward(
        paint.tone(lighter(local, 0.25), 0.35),
        paint.tone(lighter(local, 0.1)),
        paint.tone(darker(local, 0.1)),
      ),
    ) + line(centre, paint.tone(lighter(local, 0.4)), width * 0.05, 0.25)
  );
};
