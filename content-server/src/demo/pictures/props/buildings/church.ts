import { darker, PALETTE } from '../../colour';
import { body, groundShadow, line, type Paint, place, shape } from '../../paint';
import { bricks } from './bricks';

/** A small brick church seen at its gable, with a steeple and a plain cross; about 330 units tall. */
export const churchBuilding = (paint: Paint, x: number, y: number, scale: number): string => {
  const { light } = paint;
  const wall = paint.tone('#b9603c');
  const white = paint.tone(PALETTE.paper);
  const roof = paint.tone('#6f7d80');
  const dark = darker(light.shadow, 0.2);
  const arch = (cx: number, base: number, w: number, h: number) =>
    `M${cx - w} ${base}V${base - h}Q${cx - w} ${base - h - w * 1.3} ${cx} ${base - h - w * 1.5}Q${cx + w} ${base - h - w * 1.3} ${cx + w} ${base - h}V${base}Z`;
  const nave = 'M40 2V-104L208 -104V2Z';
  const gable = 'M-92 2V-116L0 -196L92 -116V2Z';
  let ridges = '';
  for (let at = 20; at < 220; at += 9) ridges += `M${at} -186L${at + 8} -100`;
  return (
    groundShadow(paint, x + 50 * scale, y, 280 * scale, 0.5) +
    place(
      body(paint, nave, darker(wall, 0.18)) +
        bricks(paint, 92, -102, 116, 102) +
        [122, 154, 186]
          .map((at) => shape(arch(at, -30, 9, 32), dark) + line(arch(at, -30, 9, 32), white, 2.4))
          .join('') +
        body(paint, 'M0 -204L196 -204L222 -98L92 -98Z', roof) +
        line(ridges, darker(roof, 0.5), 1, 0.35) +
        body(paint, gable, wall) +
        bricks(paint, -92, -116, 184, 118) +
        body(paint, 'M-104 -106L0 -200L104 -106L98 -98L0 -184L-98 -98Z', white) +
        body(paint, 'M-27 -164L-27 -236L27 -236L27 -164L0 -186Z', wall) +
        bricks(paint, -27, -236, 54, 56) +
        shape(arch(0, -196, 10, 16), dark) +
        body(paint, 'M-10 -199Q-8 -212 0 -213Q8 -212 10 -199Z', paint.tone(PALETTE.amber)) +
        body(paint, 'M-36 -234L0 -306L36 -234Z', roof) +
        line('M0 -304V-340M-11 -328H11', white, 4) +
        shape(arch(0, 2, 22, 58), dark) +
        shape('M-18 2V-54H-2V2ZM2 2V-54H18V2Z', paint.tone('#7a4a2c')) +
        line(arch(0, 2, 22, 58), white, 4) +
        shape(arch(-58, -34, 11, 34) + arch(58, -34, 11, 34), dark) +
        line(arch(-58, -34, 11, 34) + arch(58, -34, 11, 34), white, 3) +
        `<circle cx="0" cy="-128" r="16" fill="${dark}"/><circle cx="0" cy="-128" r="16" fill="none" stroke="${white}" stroke-width="3"/>` +
        line('M0 -144V-112M-16 -128H16', white, 2) +
        shape('M-100 2H216L226 12H-112Z', paint.tone('#bfa888')),
      x,
      y,
      scale,
    )
  );
};
