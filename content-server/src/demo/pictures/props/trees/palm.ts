import { mix } from '../../colour';
import { oval } from '../../geometry';
import { body, groundShadow, type Paint, place, round, shape } from '../../paint';
import { limb } from './limb';

/** A borassus or coconut palm of the lakeshore, about 330 units. */
export const palm = (paint: Paint, x: number, y: number, scale: number, lean = 24): string => {
  const { light, random } = paint;
  const leaf = paint.tone('#47704a');
  const fronds = (offset: number) => {
    let d = '';
    for (let index = 0; index < 11; index += 1) {
      const angle = -Math.PI * 1.12 + (index / 10) * Math.PI * 1.24 + random.between(-0.08, 0.08) + offset;
      const reach = random.between(84, 116);
      const [ex, ey] = [lean + Math.cos(angle) * reach, -306 + Math.sin(angle) * reach * 0.8 + 26];
      const [mx, my] = [lean + Math.cos(angle) * reach * 0.55, -306 + Math.sin(angle) * reach * 0.62 - 16];
      d += `M${round(lean)} -306Q${round(mx)} ${round(my)} ${round(ex)} ${round(ey)}Q${round(mx * 0.98 + 4)} ${round(my + 22)} ${round(lean + 5)} -302Z`;
    }
    return d;
  };
  return (
    groundShadow(paint, x, y, 60 * scale, 0.3) +
    place(
      body(paint, limb([0, 4], [lean, -306], 15, 9, -lean * 0.35), paint.tone('#8a7158')) +
        shape(fronds(0.06), mix(leaf, light.shadow, 0.5)) +
        shape(fronds(0), leaf) +
        shape(fronds(-0.05), mix(leaf, light.key, 0.35), 0.5) +
        shape(oval(lean - 8, -298, 6, 7) + oval(lean + 7, -296, 6, 7) + oval(lean, -291, 6, 7), paint.tone('#7a5a34')),
      x,
      y,
      scale,
    )
  );
};
