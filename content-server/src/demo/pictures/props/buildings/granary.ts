import { darker, PALETTE } from '../../colour';
import { body, groundShadow, line, type Paint, place } from '../../paint';

/** A grain store (nkhokwe) of woven canes on legs, about 130 units. */
export const granary = (paint: Paint, x: number, y: number, scale: number): string => {
  const straw = paint.tone(PALETTE.straw);
  const cane = paint.tone('#b98c58');
  let weave = '';
  for (let row = 0; row < 9; row += 1) weave += `M-36 ${-74 + row * 7}q36 9 72 0`;
  for (let column = -32; column <= 32; column += 8) weave += `M${column} -76v62`;
  return (
    groundShadow(paint, x, y, 80 * scale, 0.4) +
    place(
      line('M-28 2V-18M28 2V-18M0 6V-12', paint.tone(PALETTE.bark), 5) +
        body(paint, 'M-38 -78L-34 -14Q0 -4 34 -14L38 -78Z', cane) +
        line(weave, darker(cane, 0.5), 1.1, 0.45) +
        body(paint, 'M0 -132C-18 -110 -40 -92 -54 -74Q0 -56 54 -74C40 -92 18 -110 0 -132Z', straw) +
        line('M-8 -116L-36 -80M0 -122V-70M8 -116L36 -80M-4 -110L-18 -74M4 -110L18 -74', darker(straw, 0.4), 1.2, 0.5),
      x,
      y,
      scale,
    )
  );
};
