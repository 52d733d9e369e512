import { mix } from '../../colour';
import { oval } from '../../geometry';
import { body, line, type Paint, place, shape } from '../../paint';

const pencil = (paint: Paint, x: number, y: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${body(paint, 'M-90 -7H70V7H-90Z', paint.tone(colour))}${shape('M70 -7L96 0L70 7Z', paint.tone('#e6c79a'))}${shape('M88 -2.4L96 0L88 2.4Z', paint.tone('#2a2622'))}${shape('M-98 -7H-88V7H-98Z', paint.tone('#d98a7a'))}</g>`;

/** Books, a cup of pencils and a sheet of writing, on the table. */
export const schoolThings = (paint: Paint): string => {
  const books = (['#c4452b', '#1f6f78', '#e0952f', '#f0e4cc', '#2f5f8a'] as const)
    .map((colour, index) => {
      const [y, shift] = [-index * 46, [0, 16, -14, 10, -6][index] ?? 0];
      const spine = `M${-210 + shift} ${y - 44}H${204 + shift}Q${214 + shift} ${y - 22} ${204 + shift} ${y}H${-210 + shift}Q${-220 + shift} ${y - 22} ${-210 + shift} ${y - 44}Z`;
      const bands = `M${-170 + shift} ${y - 43}v42M${-158 + shift} ${y - 43}v42M${164 + shift} ${y - 43}v42M${176 + shift} ${y - 43}v42`;
      return (
        body(paint, spine, paint.tone(colour)) +
        line(bands, paint.tone(index === 3 ? '#1f6f78' : '#f6d58b'), 4, 0.8) +
        line(
          `M${-120 + shift} ${y - 22}h${110 + index * 18}`,
          paint.tone(index === 3 ? '#8d4a2f' : '#f7efdc'),
          7,
          0.8,
        ) +
        line(`M${-206 + shift} ${y - 42}H${200 + shift}`, mix(paint.tone(colour), paint.light.key, 0.6), 2, 0.8)
      );
    })
    .join('');
  return (
    place(shape(oval(10, 6, 250, 18), paint.light.shadow, 0.42) + books, 520, 880) +
    place(
      shape(oval(0, 4, 70, 11), paint.light.shadow, 0.4) +
        [-26, -8, 10, 28]
          .map(
            (x, index) =>
              `<g transform="rotate(${(index - 1.5) * 6} ${x} -60)">${body(paint, `M${x - 6} -170H${x + 6}V-40H${x - 6}Z`, paint.tone(['#e0952f', '#1f6f78', '#c4452b', '#f2c14e'][index] as string))}${shape(`M${x - 6} -170L${x} -192L${x + 6} -170Z`, paint.tone('#e6c79a'))}</g>`,
          )
          .join('') +
        body(paint, 'M-52 -104H52L46 0Q0 8 -46 0Z', paint.tone('#8fb8bd')) +
        line('M-51 -90H51M-48 -24H48', paint.tone('#1f6f78'), 5),
      900,
      872,
      1.25,
    ) +
    place(
      shape('M-210 26L190 36L240 64L-190 56Z', paint.light.shadow, 0.35) +
        body(paint, 'M-220 -20L170 -44L236 44L-170 62Z', paint.tone('#fbf6e6')) +
        line('M-190 2L176 -20M-180 18L188 -4M-170 34L200 12M-160 48L212 28', paint.tone('#8fb8c9'), 2.4) +
        line(
          'M-180 -2q10 -14 18 0t18 -2t18 -2t18 0t18 -4M-168 16q10 -12 18 0t18 -2t18 -2',
          paint.tone('#2f5f8a'),
          3.4,
        ) +
        pencil(paint, 60, 8, -28, '#f2a63a'),
      1230,
      890,
      1.1,
    )
  );
};
