import { mix } from '../../colour';
import type { Point } from '../../geometry';
import { groundShadow, line, type Paint, place, round, shape } from '../../paint';
import { foliage } from './foliage';
import { limb } from './limb';

/** A baobab, about 420 units tall: a bottle of a trunk, root-like boughs, tufts of leaves. `leafy` 0 to 1. */
export const baobab = (paint: Paint, x: number, y: number, scale: number, leafy = 0.6): string => {
  const { random, light } = paint;
  const bark = paint.tone('#8d6f5c');
  let boughs = '';
  const tips: Point[] = [];
  const grow = (from: Point, angle: number, length: number, wide: number, order: number) => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    boughs += limb(from, to, wide, wide * 0.55, length * random.between(-0.1, 0.1));
    if (order === 0) return void tips.push(to);
    const forks = order > 2 ? 2 : random.whole(2, 3);
    for (let fork = 0; fork < forks; fork += 1) {
      const turn = (fork - (forks - 1) / 2) * random.between(0.55, 0.85) + random.between(-0.15, 0.15);
      grow(to, angle * 0.9 + -Math.PI * 0.05 + turn, length * random.between(0.58, 0.74), wide * 0.56, order - 1);
    }
  };
  for (const [startX, startY, angle, length, wide] of [
    [-46, -214, -2.6, 110, 50],
    [-28, -232, -2.06, 118, 50],
    [2, -236, -1.6, 112, 54],
    [32, -232, -1.1, 118, 50],
    [50, -212, -0.55, 112, 50],
  ] as const)
    grow([startX, startY], angle, length, wide, 3);
  const trunk =
    'M-140 12C-112 0 -92 -14 -90 -58C-104 -112 -92 -170 -78 -214C-70 -238 -60 -250 -44 -256C-16 -262 18 -262 46 -254C64 -248 74 -234 80 -212C94 -166 102 -112 92 -56C94 -18 114 0 146 14C104 6 82 4 56 14C28 2 -12 2 -44 12C-72 4 -104 4 -140 12Z';
  let creases = '';
  for (let index = 0; index < 26; index += 1) {
    const at = random.between(-0.92, 0.92);
    const from = random.between(-236, -80);
    const long = random.between(40, 110);
    creases += `M${round(at * 78)} ${round(from)}q${round(at * 12)} ${round(long * 0.5)} ${round(at * 10)} ${round(Math.min(long, -from - 8))}`;
  }
  const leaves = tips
    .filter(() => random.chance(leafy))
    .map(([tx, ty]) =>
      foliage(paint, tx, ty - 4, random.between(22, 40), random.between(11, 18), '#64813f', 0.26, 0.8),
    );
  const wood = `${boughs}${trunk}`;
  const shading = paint.sides.replace(')', '').replace('url(#', '');
  const across = paint.define(
    (id) =>
      `<linearGradient id="${id}" href="#${shading}" gradientUnits="userSpaceOnUse" x1="${(light.sun?.x ?? 0.2) < 0.5 ? -150 : 150}" y1="-40" x2="${(light.sun?.x ?? 0.2) < 0.5 ? 150 : -150}" y2="30"/>`,
  );
  return (
    groundShadow(paint, x, y, 270 * scale, 0.5) +
    place(
      shape(wood, bark) +
        shape(wood, across) +
        line(creases, mix(bark, light.shadow, 0.6), 2.4, 0.42) +
        line(
          creases.replace(/M(-?[\d.]+)/g, (_, at: string) => `M${round(Number(at) + 4)}`),
          mix(bark, light.key, 0.5),
          1.6,
          0.35,
        ) +
        leaves.join(''),
      x,
      y,
      scale,
    )
  );
};
