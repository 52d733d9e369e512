import { type Colour, lighter, mix } from '../../colour';
import { leafTuft, oval } from '../../geometry';
import { type Paint, shape } from '../../paint';

/** A mass of leaves filling an ellipse: dark beneath, lit towards the sun; drawn in four tones. */
export const foliage = (
  paint: Paint,
  x: number,
  y: number,
  rx: number,
  ry: number,
  local: Colour,
  grain = 0.2,
  density = 1,
): string => {
  const { random, light } = paint;
  const fromLeft = (light.sun?.x ?? 0.2) < 0.5 ? -1 : 1;
  const base = paint.tone(local);
  const tones = [
    mix(base, light.shadow, 0.6),
    mix(base, light.shadow, 0.26),
    base,
    mix(lighter(base, 0.12), paint.tone('#c9c45a'), 0.35),
  ];
  const paths = ['', '', '', ''];
  const count = Math.round((5.2 * density) / grain ** 1.6);
  for (let index = 0; index < count; index += 1) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.94;
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const lit = dx * fromLeft * 0.55 - dy * 0.8 + random.between(-0.4, 0.4);
    const bucket = lit > 0.62 ? 3 : lit > 0.1 ? 2 : lit > -0.4 ? 1 : 0;
    const size = Math.min(rx, ry) * grain * random.between(0.6, 1.25) * (bucket === 3 ? 0.75 : 1.15);
    paths[bucket] += leafTuft(x + dx * rx, y + dy * ry, size, random.between(-0.5, 0.5));
  }
  return (
    shape(oval(x, y, rx * 0.8, ry * 0.78), tones[0] as string) +
    paths.map((d, index) => shape(d, tones[index] as string)).join('')
  );
};
