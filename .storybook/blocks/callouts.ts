/** A rectangle in the stage of an example, in CSS pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Position of a part's marker, and the point of the part that its line ends at. */
interface Callout {
  /** From 1. */
  number: number;
  area: Area;
  x: number;
  y: number;
  to: { x: number; y: number };
}

/** Width of the margin around an example, which contains the markers. */
export const GUTTER = 44;

/** Minimum distance between the centres of two markers: 26 px of marker and a gap. */
const STEP = 30;

type Side = 'left' | 'right' | 'top' | 'bottom';

/** The side of the example nearest to a part, so that lines are short and rarely cross. */
const nearestSide = (example: Area, { left, top, width, height }: Area): Side => {
  const distances: [Side, number][] = [
    ['left', left - example.left],
    ['right', example.left + example.width - left - width],
    ['top', top - example.top],
    ['bottom', example.top + example.height - top - height],
  ];
  return distances.reduce((nearest, next) => (next[1] < nearest[1] - 2 ? next : nearest))[0];
};

/** Moves positions apart in their order, between `start` and `end`. */
const spread = (positions: number[], start: number, end: number): number[] => {
  const apart: number[] = [];
  for (const position of positions)
    apart.push(Math.max(position, (apart.at(-1) ?? -Infinity) + STEP));
  const over = Math.max(0, (apart.at(-1) ?? 0) - end);
  return apart.map((position, index) => Math.max(position - over, start + index * STEP));
};

/**
 * Places a marker for each part beside the example, at the part's nearest side, without overlap.
 */
export const placeCallouts = (example: Area, parts: readonly (Area | undefined)[]): Callout[] => {
  const visibleParts = parts.flatMap((area, index) =>
    area ? [{ number: index + 1, area, side: nearestSide(example, area) }] : [],
  );
  const outer = {
    left: example.left - GUTTER / 2,
    right: example.left + example.width + GUTTER / 2,
    top: example.top - GUTTER / 2,
    bottom: example.top + example.height + GUTTER / 2,
  };
  return (['left', 'right', 'top', 'bottom'] as const).flatMap((side) => {
    const isColumn = side === 'left' || side === 'right';
    const centre = ({ left, top, width, height }: Area) =>
      isColumn ? top + height / 2 : left + width / 2;
    const sideParts = visibleParts
      .filter((one) => one.side === side)
      .sort((a, b) => centre(a.area) - centre(b.area));
    const positions = spread(
      sideParts.map(({ area }) => centre(area)),
      isColumn ? outer.top : outer.left,
      isColumn ? outer.bottom : outer.right,
    );
    return sideParts.map(({ number, area }, order) => {
      const at = positions[order] ?? 0;
      const { left, top, width, height } = area;
      const edge = { left, right: left + width, top, bottom: top + height }[side];
      return isColumn
        ? { number, area, x: outer[side], y: at, to: { x: edge, y: centre(area) } }
        : { number, area, x: at, y: outer[side], to: { x: centre(area), y: edge } };
    });
  });
};
