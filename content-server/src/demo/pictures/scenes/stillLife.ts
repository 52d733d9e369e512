import { darker, lighter, mix } from '../colour';
import { body, line, type Paint, shape, STAGE } from '../paint';
import { chitenge } from '../props/chitenge';
import { glow } from '../props/lantern';
import { harvestThings } from '../props/table/harvest';
import { cup, openBook } from '../props/table/openBook';
import { schoolThings } from '../props/table/schoolThings';
import type { Scene } from './scene';

/** A table by a window: an open book and a lamp, or school books and pencils, or seed and maize. */
export const stillLife =
  (things: 'book' | 'school' | 'harvest'): Scene =>
  (paint) => {
    const { light } = paint;
    const wall = paint.tone('#2f6f78');
    const cloth = chitenge(
      paint,
      {
        design: things === 'book' ? 'suns' : things === 'school' ? 'waves' : 'leaves',
        base: things === 'harvest' ? '#17606b' : '#b4472c',
        motif: '#f0b04a',
        accent: '#f7efdf',
      },
      74,
    );
    return (
      `<rect width="${STAGE.width}" height="${STAGE.height}" fill="${paint.downward(darker(wall, 0.35), wall, mix(wall, light.key, 0.15))}"/>` +
      sill(paint) +
      shape('M0 760H1600V1066H0Z', cloth) +
      shape('M0 760H1600V1066H0Z', paint.downward(light.key, light.shadow, light.shadow), 0.3) +
      shape('M0 752H1600V768H0Z', light.shadow, 0.35) +
      (things === 'book'
        ? openBook(paint) + cup(paint, 1370, 850)
        : things === 'school'
          ? schoolThings(paint)
          : harvestThings(paint))
    );
  };

/** The window behind the table, with hills in it, and the light it throws on the wall. */
const sill = (paint: Paint): string => {
  const { light } = paint;
  const frame = paint.tone('#8a5a34');
  return (
    glow(1180, 330, 760, 0.34, paint) +
    shape('M850 70H1510V600H850Z', frame) +
    shape('M872 92H1488V578H872Z', paint.downward(...light.sky)) +
    `<circle cx="1290" cy="330" r="52" fill="${light.key}" opacity="0.95"/><circle cx="1290" cy="330" r="96" fill="${light.key}" opacity="0.25"/>` +
    shape('M872 420Q990 330 1100 392T1290 372T1488 350V578H872Z', paint.tone('#4f7f88', 0.45)) +
    shape('M872 470Q1060 400 1200 452T1488 430V578H872Z', paint.tone('#4f7f5f', 0.25)) +
    shape('M872 530Q1100 490 1488 520V578H872Z', paint.tone('#6f8f4f', 0.1)) +
    line('M1180 92V578M872 330H1488', frame, 13) +
    body(paint, 'M820 592H1540V624H820Z', lighter(frame, 0.2))
  );
};
