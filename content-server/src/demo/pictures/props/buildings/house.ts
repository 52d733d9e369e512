import { type Colour, darker, mix, PALETTE } from '../../colour';
import { polygon } from '../../geometry';
import { body, groundShadow, line, type Paint, place, round, shape } from '../../paint';
import { bricks } from './bricks';

export interface HouseLook {
  width: number;
  wall?: Colour;
  roof?: Colour;
  /** How many window openings beside the door. */
  windows?: number;
  veranda?: boolean;
  brick?: boolean;
}

/** A long house with a pitched iron roof, walls 92 and roof 60 units high, its foot's middle at (x, y). */
export const house = (paint: Paint, x: number, y: number, scale: number, look: HouseLook): string => {
  const { light } = paint;
  const half = look.width / 2;
  const wall = paint.tone(look.wall ?? PALETTE.earth);
  const roof = paint.tone(look.roof ?? '#7d8a8c');
  const openings = (look.windows ?? 4) + 1;
  const step = look.width / openings;
  let ridges = '';
  for (let at = -half - 12; at <= half + 12; at += 9) ridges += `M${round(at * 0.97)} -150L${round(at)} -86`;
  let openingsDrawn = '';
  for (let index = 0; index < openings; index += 1) {
    const at = -half + step * (index + 0.5);
    const door = index === Math.floor(openings / 2);
    const [w, top, bottom] = door ? [30, -70, 0] : [38, -66, -30];
    openingsDrawn +=
      shape(`M${round(at - w / 2)} ${bottom}V${top}h${w}V${bottom}Z`, darker(light.shadow, 0.25)) +
      (door
        ? body(paint, `M${round(at - w / 2)} ${bottom}V${top}h${round(w * 0.42)}V${bottom}Z`, paint.tone('#2f7f8a'))
        : line(
            `M${round(at)} ${bottom}V${top}M${round(at - w / 2)} ${(top + bottom) / 2}h${w}`,
            paint.tone('#d9cbb0'),
            2,
          ) + shape(`M${round(at - w / 2 - 3)} ${bottom}h${w + 6}v4h${-w - 6}Z`, paint.tone('#e6d7bb')));
  }
  let posts = '';
  if (look.veranda) for (let at = -half; at <= half + 1; at += step) posts += `M${round(at)} 4V-84`;
  const front = polygon([
    [-half, -92],
    [half, -92],
    [half, 2],
    [-half, 2],
  ]);
  return (
    groundShadow(paint, x, y, look.width * 0.95 * scale, 0.45) +
    place(
      shape(front, wall) +
        (look.brick === false ? '' : bricks(paint, -half, -90, look.width, 92)) +
        shape(front, paint.sides, 0.7) +
        shape(
          polygon([
            [-half, -14],
            [half, -14],
            [half, 2],
            [-half, 2],
          ]),
          darker(wall, 0.4),
          0.7,
        ) +
        openingsDrawn +
        shape(
          polygon([
            [-half, -92],
            [half, -92],
            [half, -68],
            [-half, -74],
          ]),
          light.shadow,
          0.5,
        ) +
        shape(
          polygon([
            [-half - 16, 0],
            [half + 16, 0],
            [half + 22, 9],
            [-half - 22, 9],
          ]),
          paint.tone('#bfa888'),
        ) +
        line(posts, paint.tone('#e6d7bb'), 4.6) +
        body(
          paint,
          `M${round(-half - 14)} -84L${round(-half + 6)} -152L${round(half - 6)} -152L${round(half + 14)} -84Z`,
          roof,
        ) +
        line(ridges, darker(roof, 0.5), 1, 0.4) +
        shape(
          `M${round(-half - 14)} -86L${round(half + 14)} -86L${round(half + 14)} -81L${round(-half - 14)} -81Z`,
          darker(roof, 0.4),
        ) +
        line(`M${round(-half + 6)} -152L${round(half - 6)} -152`, mix(roof, light.key, 0.7), 3),
      x,
      y,
      scale,
    )
  );
};
