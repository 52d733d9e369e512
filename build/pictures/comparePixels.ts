/** A picture as a canvas has it: four bytes a pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** What differs between two pictures. */
export interface Difference {
  /** The part of both that shows something, in px: what is around it is one colour. */
  box: { left: number; top: number; width: number; height: number };
  /** How much of that part differs: 0 to 1. */
  share: number;
  /** That part, pale, with what differs in red. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Compares two pictures pixel by pixel. Beyond its edges a picture goes on in the colour of its first pixel, so that mere
 * length is no difference. It is sent to the browser as text: everything it needs stands within, and no function does.
 */
export function comparePixels(before: Pixels, after: Pixels): Difference {
  /** Of a colour's 255 steps; what nobody sees, and browsers round as they like. */
  const TOLERANCE = 2;
  const MARGIN = 16;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const differs = new Uint8Array(width * height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inBefore = x < before.width && y < before.height ? (y * before.width + x) * 4 : 0;
      const inAfter = x < after.width && y < after.height ? (y * after.width + x) * 4 : 0;
      let isShown = false;
      for (let channel = 0; channel < 3; channel += 1) {
        const was = before.data[inBefore + channel] ?? 0;
        const is = after.data[inAfter + channel] ?? 0;
        if (Math.abs(was - is) > TOLERANCE) differs[y * width + x] = 1;
        if (was !== before.data[channel] || is !== after.data[channel]) isShown = true;
      }
      if (!isShown) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) [left, top, right, bottom] = [0, 0, width - 1, height - 1];
  left = Math.max(left - MARGIN, 0);
  top = Math.max(top - MARGIN, 0);
  const box = {
    left,
    top,
    width: Math.min(right + MARGIN, width - 1) - left + 1,
    height: Math.min(bottom + MARGIN, height - 1) - top + 1,
  };

  const pixels = new Uint8ClampedArray(box.width * box.height * 4);
  let changed = 0;
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const [inX, inY] = [x + left, y + top];
      const inAfter = inX < after.width && inY < after.height ? (inY * after.width + inX) * 4 : 0;
      const isChanged = differs[inY * width + inX] === 1;
      if (isChanged) changed += 1;
      const brightness =
        ((after.data[inAfter] ?? 0) + (after.data[inAfter + 1] ?? 0) + (after.data[inAfter + 2] ?? 0)) / 3;
      const pale = 191 + brightness / 4;
      pixels.set(isChanged ? [208, 0, 64, 255] : [pale, pale, pale, 255], (y * box.width + x) * 4);
    }
  }
  return { box, share: changed / (box.width * box.height), pixels };
}
