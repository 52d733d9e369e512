/** A rectangle within the stage of a drawing, in CSS pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the marker of a part is, and the point of the part that its line leads to. */
interface Callout {
  /** From 1. */
  number: number;
  area: Area;
  x: number;
  y: number;
  to: { x: number; y: number };
}

/** Width of the empty edge around a drawing, in which the markers are. */
export const GUTTER = 44;

/** Least distance between the centres of two markers: 26 px of marker and a gap. */
const STEP = 30;

type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * The side of the drawing that is nearest to the part, so that lines are short and cross little.
 */
const nearestSide = (drawing: Area, { left, top, width, height }: Area): Side => {
  const distances: [Side, number][] = [
    ['left', left - drawing.left],
    ['right', drawing.left + drawing.width - left - width],
    ['top', top - drawing.top],
    ['bottom', drawing.top + drawing.height - top - height],
  ];
  return distances.reduce((nearest, next) => (next[1] < nearest[1] - 2 ? next : nearest))[0];
};

/** Moves positions apart, in their order, and keeps them between the two ends. */
const spread = (wanted: number[], start: number, end: number): number[] => {
  const apart: number[] = [];
  for (const position of wanted) apart.push(Math.max(position, (apart.at(-1) ?? -Infinity) + STEP));
  const over = Math.max(0, (apart.at(-1) ?? 0) - end);
  return apart.map((position, index) => Math.max(position - over, start + index * STEP));
};

/**
 * Places a marker for each part beside the drawing, at the part's nearest side, without two on one
 * another.
 */
export const placeCallouts = (drawing: Area, parts: readonly (Area | undefined)[]): Callout[] => {
  const found = parts.flatMap((area, index) =>
    area ? [{ number: index + 1, area, side: nearestSide(drawing, area) }] : [],
  );
  const outer = {
    left: drawing.left - GUTTER / 2,
    right: drawing.left + drawing.width + GUTTER / 2,
    top: drawing.top - GUTTER / 2,
    bottom: drawing.top + drawing.height + GUTTER / 2,
  };
  return (['left', 'right', 'top', 'bottom'] as const).flatMap((side) => {
    const isColumn = side === 'left' || side === 'right';
    const centre = ({ left, top, width, height }: Area) =>
      isColumn ? top + height / 2 : left + width / 2;
    const row = found
      .filter((one) => one.side === side)
      .sort((a, b) => centre(a.area) - centre(b.area));
    const positions = spread(
      row.map(({ area }) => centre(area)),
      isColumn ? outer.top : outer.left,
      isColumn ? outer.bottom : outer.right,
    );
    return row.map(({ number, area }, order) => {
      const at = positions[order] ?? 0;
      const { left, top, width, height } = area;
      const edge = { left, right: left + width, top, bottom: top + height }[side];
      return isColumn
        ? { number, area, x: outer[side], y: at, to: { x: edge, y: centre(area) } }
        : { number, area, x: at, y: outer[side], to: { x: centre(area), y: edge } };
    });
  });
};
