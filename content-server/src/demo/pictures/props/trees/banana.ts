import { lighter } from '../../colour';
import { polygon } from '../../geometry';
import { body, line, type Paint, place, round } from '../../paint';

/** A banana plant, about 150 units. */
export const banana = (paint: Paint, x: number, y: number, scale: number): string => {
  const leaf = paint.tone('#5f8f43');
  const leaves = (
    [
      [-78, -96, -30],
      [-52, -146, -26],
      [10, -172, 8],
      [58, -142, 26],
      [84, -92, 30],
    ] as const
  )
    .map(([ex, ey, bow]) => {
      const d = `M0 -62Q${round(ex * 0.4 + bow * 0.2)} ${round(ey - 34)} ${ex} ${ey}Q${round(ex * 0.5 + bow * 0.4)} ${round(ey + 22)} 0 -58Z`;
      return (
        body(paint, d, leaf) +
        line(`M0 -60Q${round(ex * 0.45)} ${round(ey - 8)} ${ex} ${ey}`, lighter(leaf, 0.35), 2, 0.7)
      );
    })
    .join('');
  return place(
    body(
      paint,
      polygon([
        [-8, 2],
        [-5, -66],
        [6, -66],
        [9, 2],
      ]),
      paint.tone('#8b9a5a'),
    ) + leaves,
    x,
    y,
    scale,
  );
};
