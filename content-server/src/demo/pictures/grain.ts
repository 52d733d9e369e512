import { randomFrom } from './random';

/** Side of the square texture in pixels; it repeats seamlessly. */
const GRAIN_SIZE = 512;

/** Values that wrap around the tile: smooth blotches `cellsX` by `cellsY` to the tile. */
const blotches = (seed: string, cellsX: number, cellsY: number) => {
  const random = randomFrom(seed);
  const values = Float32Array.from({ length: cellsX * cellsY }, () => random.between(-1, 1));
  const ease = (share: number) => share * share * (3 - 2 * share);
  return (x: number, y: number) => {
    const [gx, gy] = [(x / GRAIN_SIZE) * cellsX, (y / GRAIN_SIZE) * cellsY];
    const [cx, cy] = [Math.floor(gx), Math.floor(gy)];
    const at = (dx: number, dy: number) => values[((cy + dy) % cellsY) * cellsX + ((cx + dx) % cellsX)] ?? 0;
    const [sx, sy] = [ease(gx - cx), ease(gy - cy)];
    const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * sx;
    const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * sx;
    return upper + (lower - upper) * sy;
  };
};

const makeTile = (): Int16Array => {
  const random = randomFrom('grain');
  const [stroke, fibre] = [blotches('stroke', 10, 128), blotches('fibre', 40, 256)];
  const [large, middle] = [blotches('large', 4, 4), blotches('middle', 16, 14)];
  const tile = new Int16Array(GRAIN_SIZE * GRAIN_SIZE);
  for (let y = 0; y < GRAIN_SIZE; y += 1) {
    for (let x = 0; x < GRAIN_SIZE; x += 1) {
      const fine = random.next() + random.next() - 1;
      const brush = stroke(x, y) * 9 + fibre(x, y) * 7 + large(x, y) * 11 + middle(x, y) * 8;
      tile[y * GRAIN_SIZE + x] = Math.round((fine * 24 + brush) * 2);
    }
  }
  return tile;
};

let known: Int16Array | undefined;

/**
 * Prints a picture on paper: fine grain, dry strokes of the brush and soft blotches, laid over raw pixels as soft
 * light, in place. Done here because feTurbulence or a composite of sharp's would cost half a second a picture.
 */
export const printOnPaper = (pixels: Uint8Array, width: number, channels: number): void => {
  known ??= makeTile();
  const tile = known;
  const rowLength = width * channels;
  for (let at = 0; at < pixels.length; at += channels) {
    const x = (at % rowLength) / channels;
    const y = Math.floor(at / rowLength);
    const grain = tile[(y % GRAIN_SIZE) * GRAIN_SIZE + (x % GRAIN_SIZE)] ?? 0;
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = pixels[channel] ?? 0;
      pixels[channel] = value + (grain * value * (255 - value)) / 65025;
    }
  }
};
