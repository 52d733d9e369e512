import { type Point, smooth } from '../../geometry';

/** A tapering limb from one point to another. */
export const limb = (from: Point, to: Point, wide: number, thin: number, bend: number): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [dy / length, -dx / length];
  const middle: Point = [(from[0] + to[0]) / 2 - nx * bend, (from[1] + to[1]) / 2 - ny * bend];
  const half = (wide + thin) / 4;
  return polygonSmooth([
    [from[0] + (nx * wide) / 2, from[1] + (ny * wide) / 2],
    [middle[0] + nx * half, middle[1] + ny * half],
    [to[0] + (nx * thin) / 2, to[1] + (ny * thin) / 2],
    [to[0] - (nx * thin) / 2, to[1] - (ny * thin) / 2],
    [middle[0] - nx * half, middle[1] - ny * half],
    [from[0] - (nx * wide) / 2, from[1] - (ny * wide) / 2],
  ]);
};

const polygonSmooth = (points: readonly Point[]): string =>
  `${smooth([points[0], points[1], points[2]] as Point[])}L${smooth([points[3], points[4], points[5]] as Point[]).slice(1)}Z`;
