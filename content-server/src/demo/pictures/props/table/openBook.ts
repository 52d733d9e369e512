import { mix } from '../../colour';
import { oval } from '../../geometry';
import { body, line, type Paint, place, shape } from '../../paint';
import { lantern } from '../lantern';

/** An open book with a burning lantern beside it. */
export const openBook = (paint: Paint): string => {
  const page = paint.tone('#fbf3df');
  let text = '';
  for (let row = 0; row < 12; row += 1) {
    text += `M${-262 + row * 1.4} ${-118 + row * 14}q60 -10 110 -3M${-138 + row * 0.6} ${-121 + row * 14}q50 2 ${row % 4 === 3 ? 40 : 104} 12`;
    text += `M${36 - row * 0.2} ${-110 + row * 14}q50 -12 ${row % 5 === 4 ? 50 : 106} -11M${160 + row * 0.6} ${-121 + row * 14}q50 -4 ${96 + row} 4`;
  }
  return (
    place(
      shape('M-330 84Q0 112 340 84L350 110Q0 140 -342 112Z', paint.light.shadow, 0.45) +
        body(
          paint,
          'M-322 74L-300 -142Q-150 -170 0 -128Q150 -170 300 -142L324 74Q160 52 0 92Q-160 52 -322 74Z',
          paint.tone('#6a2f22'),
        ) +
        body(paint, 'M0 -124Q-150 -166 -292 -138L-310 60Q-150 40 0 82Z', page) +
        body(paint, 'M0 -124Q150 -166 292 -138L312 60Q150 40 0 82Z', mix(page, paint.light.key, 0.2)) +
        shape(
          'M0 -124Q-40 -136 -70 -140L-72 56Q-30 64 0 82Q30 64 72 56L70 -140Q40 -136 0 -124Z',
          paint.light.shadow,
          0.14,
        ) +
        line(text, paint.tone('#6b5a48'), 3.2, 0.6) +
        shape('M120 -146L142 -148L150 92L136 78L122 90Z', paint.tone('#c4452b')),
      640,
      868,
      1.16,
    ) + lantern(paint, 1130, 852, 3.1)
  );
};

/** An enamel cup of tea, about 110 units tall. */
export const cup = (paint: Paint, x: number, y: number): string =>
  place(
    shape(oval(6, 4, 78, 12), paint.light.shadow, 0.4) +
      line('M52 -78C92 -82 92 -26 46 -26', paint.tone('#e9e2d2'), 11) +
      body(paint, 'M-60 -104H60L48 0Q0 10 -48 0Z', paint.tone('#f1eadb')) +
      shape(oval(0, -104, 60, 11), paint.tone('#8d5a34')) +
      line('M-59 -96Q0 -84 59 -96', paint.tone('#2f6f9a'), 5),
    x,
    y,
  );
