import { comparePixels, type Pixels } from './comparePixels';

const COLOURS: Record<string, number[]> = {
  '.': [255, 255, 255, 255],
  ',': [254, 253, 255, 255],
  '#': [0, 90, 80, 255],
  o: [200, 120, 0, 255],
};

/** A picture from its rows, one letter a pixel, within paper wide enough to be cut off. */
const drawn = (...rows: string[]): Pixels => {
  const width = 80 + (rows[0] ?? '').length;
  const margin = Array.from({ length: 40 }, () => '.'.repeat(width));
  const all = [...margin, ...rows.map((row) => `${'.'.repeat(40)}${row}${'.'.repeat(40)}`), ...margin];
  return {
    width,
    height: all.length,
    data: Uint8ClampedArray.from(all.flatMap((row) => [...row].flatMap((letter) => COLOURS[letter] ?? []))),
  };
};

const redOf = ({ pixels }: { pixels: Uint8ClampedArray }) => {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) if (pixels[at] === 208 && pixels[at + 1] === 0) count += 1;
  return count;
};

test('finds nothing between two pictures that look alike', () => {
  expect(comparePixels(drawn('###'), drawn('###')).share).toBe(0);
  expect(comparePixels(drawn('.#.'), drawn(',#.')).share).toBe(0);
});

test('marks what differs, and counts it against what is shown and not against the paper around', () => {
  const found = comparePixels(drawn('##', '##'), drawn('##', '#o'));
  expect(found.box).toEqual({ left: 24, top: 24, width: 34, height: 34 });
  expect(redOf(found)).toBe(1);
  expect(found.share).toBeCloseTo(1 / (34 * 34));
});

test('takes what one picture has beyond the other for a difference, but no paper', () => {
  const short = drawn('##');
  expect(comparePixels(short, drawn('##', '..', '..')).share).toBe(0);
  const found = comparePixels(short, drawn('##', '##', '##'));
  expect(redOf(found)).toBe(4);
  expect(found.box.height).toBe(35);
});

test('takes a new colour of the paper for a difference of everything', () => {
  const plain = (letter: string): Pixels => ({
    width: 2,
    height: 1,
    data: Uint8ClampedArray.from([...(COLOURS[letter] ?? []), ...(COLOURS[letter] ?? [])]),
  });
  expect(comparePixels(plain('.'), plain('o'))).toMatchObject({ share: 1, box: { width: 2, height: 1 } });
});

test('says where to look closely, when all that differs lies in a smaller part', () => {
  const row = (last: string) => `#${'.'.repeat(300)}${last}`;
  const blank = Array.from({ length: 200 }, () => '.'.repeat(302));
  const found = comparePixels(drawn(row('#'), ...blank, row('#')), drawn(row('#'), ...blank, row('o')));
  expect(found.box).toEqual({ left: 24, top: 24, width: 334, height: 234 });
  expect(found.closeUp).toEqual({ left: 277, top: 177, width: 81, height: 81 });
  expect(comparePixels(drawn('#'), drawn('o')).closeUp).toBeUndefined();
  expect(comparePixels(drawn(row('#')), drawn(row('#'))).closeUp).toBeUndefined();
});
