import { darker, lighter, mix } from '../colour';
import { type Paint, round, shape, STAGE } from '../paint';

/** Open water from `horizon` to the bottom: the sky turned over, waves, and the sun's glitter. */
export const water = (paint: Paint, horizon: number, bottom: number = STAGE.height): string => {
  const { light, random } = paint;
  const [top, upper, lower, low] = light.sky;
  const lake = paint.tone('#1c6a78');
  const fill = paint.downward(
    mix(low, lake, 0.22),
    mix(lower, lake, 0.45),
    mix(upper, lake, 0.55),
    darker(mix(top, lake, 0.5), 0.22),
  );
  const depth = bottom - horizon;
  const waves = (count: number, spread: number, centre: number, grow: number) => {
    let d = '';
    for (let index = 0; index < count; index += 1) {
      const share = random.next() ** 1.5;
      const y = horizon + 3 + depth * share;
      const across = (random.next() + random.next() - 1) * spread * (0.25 + share * 1.1);
      const length = random.between(16, 60) * (0.25 + share * grow);
      const thick = 0.8 + 4.2 * share * random.between(0.5, 1);
      d += `M${round(centre + across - length)} ${round(y)}q${round(length)} ${round(-thick)} ${round(length * 2)} 0q${round(-length)} ${round(thick)} ${round(-length * 2)} 0Z`;
    }
    return d;
  };
  const sunX = (light.sun?.x ?? 0.6) * STAGE.width;
  const glitter = light.sun?.glow ?? lighter(low, 0.4);
  const wide = (light.sun?.y ?? 0) > 0.3 ? 150 : 420;
  return (
    `<rect x="-10" y="${round(horizon)}" width="${STAGE.width + 20}" height="${round(depth + 4)}" fill="${fill}"/>` +
    shape(waves(170, 1150, STAGE.width / 2, 2.4), darker(mix(upper, lake, 0.7), 0.3), 0.32) +
    shape(waves(130, 1150, STAGE.width / 2, 2.2), lighter(mix(lower, lake, 0.2), 0.2), 0.4) +
    shape(waves(150, wide * 2, sunX, 1.5), glitter, 0.5) +
    shape(waves(110, wide, sunX, 1.1), light.sun?.colour ?? lighter(low, 0.6), 0.75)
  );
};

/** A thin bright line where water meets a body standing in it. */
export const ripple = (paint: Paint, x: number, y: number, width: number): string => {
  const bright = lighter(paint.light.sky[3], 0.2);
  const d = (wide: number, drop: number) =>
    `M${round(x - wide)} ${round(y + drop)}q${round(wide)} 5 ${round(wide * 2)} 0q${round(-wide)} 2 ${round(-wide * 2)} 0Z`;
  return shape(d(width, 2) + d(width * 0.7, 9) + d(width * 0.45, 15), bright, 0.55);
};
