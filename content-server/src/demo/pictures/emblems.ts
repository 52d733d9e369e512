import { oval, polygon } from './geometry';
import { line, shape } from './paint';

/** Abstract signs for partner organisations, each in a box of 100 by 100 around the origin, in two colours. */
export const EMBLEMS = {
  /** A seed opening into two leaves. */
  sprout: (main: string, second: string) =>
    shape('M0 46C-8 20 -8 6 0 -14C8 6 8 20 0 46Z', second) +
    shape('M-2 -4C-36 0 -48 -24 -46 -44C-18 -44 -2 -30 -2 -4Z', main) +
    shape('M2 -4C36 0 48 -24 46 -44C18 -44 2 -30 2 -4Z', main) +
    shape(oval(0, 40, 26, 6), main, 0.5),
  /** Three waves under half a sun. */
  shore: (main: string, second: string) =>
    shape('M-34 0A34 34 0 0 1 34 0Z', second) +
    line(
      'M-44 12q11 -9 22 0t22 0t22 0t22 0M-44 27q11 -9 22 0t22 0t22 0t22 0M-30 42q7.5 -7 15 0t15 0t15 0t15 0',
      main,
      6.5,
    ),
  /** A house of two hands. */
  shelter: (main: string, second: string) =>
    shape('M-48 2L0 -46L48 2L36 8L0 -28L-36 8Z', main) +
    shape('M-34 14Q-34 44 -4 46V20Q-20 20 -24 6Z', second) +
    shape('M34 14Q34 44 4 46V20Q20 20 24 6Z', main),
  /** A ring of people holding together. */
  circle: (main: string, second: string) => {
    let drawn = '';
    for (let index = 0; index < 6; index += 1) {
      drawn += `<g transform="rotate(${index * 60})">${shape(oval(0, -38, 8, 8), index % 2 ? second : main)}${shape('M-17 -17Q0 -36 17 -17L11 -8Q0 -20 -11 -8Z', index % 2 ? second : main)}</g>`;
    }
    return drawn;
  },
  /** An open book as a bird. */
  book: (main: string, second: string) =>
    shape('M0 30C-14 14 -32 12 -48 18V-22C-30 -28 -12 -24 0 -10Z', main) +
    shape('M0 30C14 14 32 12 48 18V-22C30 -28 12 -24 0 -10Z', second) +
    shape('M-10 -26Q0 -46 10 -26Q0 -18 -10 -26Z', main),
  /** A drop with a leaf of light in it. */
  drop: (main: string, second: string) =>
    shape('M0 -48C22 -18 34 -2 34 16A34 33 0 0 1 -34 16C-34 -2 -22 -18 0 -48Z', main) +
    shape('M-16 20C-16 2 0 -6 16 -8C18 12 6 30 -16 20Z', second),
  /** A mountain and its path. */
  mountain: (main: string, second: string) =>
    shape('M-48 34L-14 -36L8 4L20 -14L48 34Z', main) +
    shape('M-14 -36L-2 -12L-12 -4L-18 -12L-27 -8Z', second) +
    line('M-10 40Q10 30 -2 20T10 4', second, 5),
  /** Four woven bands. */
  weave: (main: string, second: string) =>
    [-27, 9].map((at) => shape(`M-45 ${at}H45V${at + 18}H-45Z`, main)).join('') +
    [-27, 9]
      .map(
        (at, index) =>
          shape(
            `M${at} -45H${at + 18}V${index ? 9 : -27}H${at}ZM${at} ${index ? 27 : -9}H${at + 18}V45H${at}Z`,
            second,
          ) + (index ? shape(`M${at} -27H${at + 18}V-9H${at}Z`, second) : ''),
      )
      .join(''),
  /** A rising sun of spokes. */
  sunrise: (main: string, second: string) => {
    let spokes = '';
    for (let index = 0; index <= 8; index += 1) {
      const angle = Math.PI + (index / 8) * Math.PI;
      const at = (reach: number, turn: number) =>
        [Math.cos(angle + turn) * reach, 20 + Math.sin(angle + turn) * reach] as const;
      spokes += polygon([at(26, -0.09), at(48, -0.07), at(48, 0.07), at(26, 0.09)]);
    }
    return (
      shape(spokes, second) +
      shape('M-20 20A20 20 0 0 1 20 20Z', second) +
      shape('M-48 26H48V34H-48Z', main) +
      shape('M-34 39H34V45H-34Z', main)
    );
  },
  /** A heart of two strokes. */
  heart: (main: string, second: string) =>
    shape('M0 44C-40 16 -50 -8 -40 -28C-30 -46 -6 -42 0 -20C-2 2 -10 14 0 44Z', main) +
    shape('M0 44C40 16 50 -8 40 -28C30 -46 6 -42 0 -20C4 2 10 14 0 44Z', second),
  /** A tree of dots. */
  tree: (main: string, second: string) =>
    shape('M-5 46C-2 20 -4 6 -20 -8L-14 -14C-4 -6 0 0 0 6C0 0 4 -8 14 -16L20 -10C6 4 3 20 6 46Z', main) +
    shape(
      [
        [-28, -14, 10],
        [-12, -30, 11],
        [8, -36, 10],
        [26, -20, 11],
        [36, -2, 7],
        [-40, 2, 7],
        [4, -14, 8],
      ]
        .map(([x, y, r]) => oval(x as number, y as number, r as number, r as number))
        .join(''),
      second,
    ),
} as const;

export type EmblemName = keyof typeof EMBLEMS;
