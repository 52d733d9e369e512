import { line, type Paint, round, shape } from '../../paint';

/** Courses of brick over a wall, as fine lines. */
export const bricks = (paint: Paint, x: number, y: number, width: number, height: number, course = 9): string => {
  let d = '';
  let spots = '';
  for (let row = 0; row * course < height; row += 1) {
    const top = y + row * course;
    d += `M${round(x)} ${round(top)}h${round(width)}`;
    for (let at = x + (row % 2 ? course : course * 2); at < x + width; at += course * 2) {
      d += `M${round(at)} ${round(top)}v${round(Math.min(course, y + height - top))}`;
      if (paint.random.chance(0.16))
        spots += `M${round(at - course * 2 + 1)} ${round(top + 1)}h${round(course * 2 - 2)}v${round(course - 2)}h${round(-course * 2 + 2)}Z`;
    }
  }
  return line(d, paint.tone('#e2b08a'), 0.9, 0.28) + shape(spots, paint.light.shadow, 0.16);
};
