import { mix } from '../colour';
import { oval, type Point, smooth } from '../geometry';
import { type Paint, place, round, shape, STAGE } from '../paint';

/** The sky from the top of the stage to `horizon`, with the sun or moon, its glow and the clouds of its light. */
export const sky = (paint: Paint, horizon: number, clouds = 1): string => {
  const fill = paint.downward(...paint.light.sky);
  return (
    `<rect width="${STAGE.width}" height="${round(horizon + 4)}" fill="${fill}"/>` +
    (paint.light.sky[0] === '#061225' ? stars(paint, horizon) : '') +
    sun(paint) +
    (clouds > 0 ? streaks(paint, horizon, Math.round(7 * clouds)) : '')
  );
};

const sun = (paint: Paint): string => {
  const { sun: disc } = paint.light;
  if (!disc) return '';
  const [x, y] = [round(disc.x * STAGE.width), round(disc.y * STAGE.height)];
  const glow = paint.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${disc.glow}" stop-opacity="0.95"/><stop offset="0.18" stop-color="${disc.glow}" stop-opacity="0.5"/>` +
      `<stop offset="0.5" stop-color="${disc.glow}" stop-opacity="0.16"/><stop offset="1" stop-color="${disc.glow}" stop-opacity="0"/></radialGradient>`,
  );
  const rings = [1.5, 2.2].map(
    (size) => `<circle cx="${x}" cy="${y}" r="${round(disc.radius * size)}" fill="${disc.colour}" opacity="0.2"/>`,
  );
  return (
    `<circle cx="${x}" cy="${y}" r="${round(disc.radius * 11)}" fill="${glow}"/>${rings.join('')}` +
    `<circle cx="${x}" cy="${y}" r="${disc.radius}" fill="${disc.colour}"/>`
  );
};

/** Long flat clouds, thinner and closer together towards the horizon, lit from below. */
const streaks = (paint: Paint, horizon: number, count: number): string => {
  const { random, light } = paint;
  let drawn = '';
  for (let index = 0; index < count; index += 1) {
    const share = (index + random.between(0.2, 0.8)) / count;
    const y = horizon * (0.1 + 0.78 * share);
    const width = random.between(340, 760) * (1.15 - 0.5 * share);
    const height = random.between(22, 46) * (1.2 - 0.85 * share);
    const x = random.between(-150, STAGE.width - 150);
    const base = light.sky[share > 0.55 ? 3 : 2];
    const top = mix(base, light.key, 0.45);
    const fill = paint.define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}" stop-opacity="0.9"/>` +
        `<stop offset="1" stop-color="${mix(base, light.sky[1], 0.35)}" stop-opacity="0.12"/></linearGradient>`,
    );
    drawn += shape(cloudBar(paint, x, y, width, height), fill, random.between(0.45, 0.85));
    drawn += shape(
      cloudBar(paint, x + width * random.between(0.1, 0.35), y - height * 0.5, width * 0.5, height * 0.8),
      fill,
      0.55,
    );
    drawn += shape(
      cloudBar(paint, x - width * random.between(0, 0.3), y + height * 0.5, width * 0.7, height * 0.4),
      fill,
      0.5,
    );
  }
  return drawn;
};

const cloudBar = (paint: Paint, x: number, y: number, width: number, height: number): string => {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let index = 0; index <= 8; index += 1) {
    const share = index / 8;
    const belly = Math.sin(Math.PI * share) ** 0.7;
    upper.push([x + width * share, y - height * belly * paint.random.between(0.45, 1)]);
    lower.unshift([x + width * share, y + height * 0.22 * belly * paint.random.between(0.3, 1)]);
  }
  return `${smooth(upper)}${smooth(lower).replace('M', 'L')}Z`;
};

/** Heaped rain-season clouds with bright tops, their flat feet at `y`. */
export const heapedCloud = (paint: Paint, x: number, y: number, width: number): string => {
  const { random, light } = paint;
  const heads = (lift: number, grow: number) => {
    let d = '';
    for (let index = 0; index < 9; index += 1) {
      const share = (index + 0.5) / 9;
      const size = width * (0.07 + 0.12 * Math.sin(Math.PI * share)) * random.between(0.75, 1.15) * grow;
      d += oval(share * width, -size * 0.75 - lift, size, size * 0.9);
    }
    return d;
  };
  const lit = mix(light.sky[3], '#ffffff', 0.45);
  const under = mix(light.sky[1], light.sky[2], 0.55);
  const fill = paint.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${round(-width * 0.3)}" x2="0" y2="0"><stop offset="0" stop-color="${lit}"/>` +
      `<stop offset="0.7" stop-color="${mix(lit, under, 0.6)}" stop-opacity="0.9"/><stop offset="1" stop-color="${under}" stop-opacity="0"/></linearGradient>`,
  );
  return place(shape(heads(0, 1.1), fill, 0.55) + shape(heads(6, 0.85), fill, 0.9), x, y);
};

const stars = (paint: Paint, horizon: number): string => {
  const { random } = paint;
  const layers = [
    { count: 260, size: 0.9, opacity: 0.6 },
    { count: 80, size: 1.5, opacity: 0.8 },
    { count: 18, size: 2.3, opacity: 0.95 },
  ];
  const veil = paint.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#cfe3e0" stop-opacity="0.11"/><stop offset="1" stop-color="#9fc4cf" stop-opacity="0"/></radialGradient>`,
  );
  let way = '';
  for (let index = 0; index < 120; index += 1) {
    const along = random.between(-200, 1800);
    const [rx, ry] = [random.between(60, 190), random.between(22, 70)];
    way += `<ellipse cx="${round(along)}" cy="${round(300 + (random.next() + random.next() - 1) * 90)}" rx="${round(rx)}" ry="${round(ry)}" fill="${veil}"/>`;
  }
  const dots = layers.map(({ count, size, opacity }) => {
    let d = '';
    for (let index = 0; index < count; index += 1)
      d += oval(random.between(0, STAGE.width), random.between(0, horizon * 0.95), size, size);
    return shape(d, '#fdf6e0', opacity);
  });
  let dust = '';
  for (let index = 0; index < 420; index += 1) {
    const x = random.between(0, STAGE.width);
    const spread = (random.next() + random.next() + random.next() - 1.5) * 130;
    dust += oval(x, 300 + (800 - x) * 0.445 + spread, 0.8, 0.8);
  }
  return `<g transform="rotate(-24 800 300)">${way}</g>` + dots.join('') + shape(dust, '#e9efe6', 0.55);
};

/** Slanting rain over the whole stage. */
export const rainfall = (paint: Paint): string => {
  let d = '';
  for (let index = 0; index < 420; index += 1) {
    const x = paint.random.between(-40, STAGE.width + 80);
    const y = paint.random.between(-30, STAGE.height);
    const length = paint.random.between(18, 52);
    d += `M${round(x)} ${round(y)}l${round(-length * 0.22)} ${round(length)}`;
  }
  return `<path d="${d}" stroke="#eef4ef" stroke-width="1.4" opacity="0.3" fill="none"/>`;
};
