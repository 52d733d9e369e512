import { type Colour, mix } from '../../colour';
import { type Paint, round, shape, STAGE } from '../../paint';

/** Grass blades between two heights of the stage; nearer ones are longer. */
export const grass = (
  paint: Paint,
  top: number,
  bottom: number,
  local: Colour,
  count: number,
  length: number,
): string => {
  const { random } = paint;
  const tones = [
    mix(paint.tone(local), paint.light.shadow, 0.5),
    paint.tone(local),
    mix(paint.tone(local), paint.light.key, 0.45),
  ];
  return tones
    .map((tone, index) => {
      let d = '';
      for (let blade = 0; blade < count / tones.length; blade += 1) {
        const share = random.next();
        const y = top + (bottom - top) * share;
        const x = random.between(-20, STAGE.width + 20);
        const tall = length * (0.45 + 0.75 * share) * random.between(0.6, 1.3);
        const lean = tall * random.between(-0.35, 0.5);
        d += `M${round(x - 1.6)} ${round(y)}q${round(lean * 0.2)} ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}q${round(-lean * 0.5)} ${round(tall * 0.5)} ${round(3.4 - lean)} ${round(tall)}Z`;
      }
      return shape(d, tone, 0.72 + index * 0.1);
    })
    .join('');
};
