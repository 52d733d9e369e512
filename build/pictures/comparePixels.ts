/** A picture as a canvas has it: four bytes a pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A part of a picture, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What differs between two pictures. */
export interface Difference {
  /** The part of both that shows something: what is around it is one colour. */
  box: Box;
  /** The part of that in which all differences lie; none where it would be more than half of it, or nothing differs. */
  closeUp: Box | undefined;
  /** How much of that part differs: 0 to 1. */
  share: number;
  /** That part, pale, with what differs in red. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Compares two pictures pixel by pixel. Beyond its edges a picture goes on in the colour of its first pixel, so that mere
 * length is no difference. It is sent to the browser as text: everything it needs stands within.
 */
export const comparePixels = (before: Pixels, after: Pixels): Difference => {
  /** Of a colour's 255 steps; what nobody sees, and browsers round as they like. */
  const TOLERANCE = 2;
  const MARGIN = 16;
  const CLOSE_UP_MARGIN = 64;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const differs = new Uint8Array(width * height);
  /** Left, top, right and bottom of what is shown, and of what differs. */
  type Edges = [number, number, number, number];
  let shown: Edges = [width, height, -1, -1];
  let changes: Edges = [width, height, -1, -1];
  const around = ([left, top, right, bottom]: Edges, x: number, y: number): Edges => [
    Math.min(left, x),
    Math.min(top, y),
    Math.max(right, x),
    Math.max(bottom, y),
  ];
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
      if (isShown) shown = around(shown, x, y);
      if (differs[y * width + x] === 1) changes = around(changes, x, y);
    }
  }
  if (shown[2] < 0) shown = [0, 0, width - 1, height - 1];
  const within = (whole: Box, [left, top, right, bottom]: Edges, margin: number): Box => {
    const [fromX, fromY] = [Math.max(left - margin, whole.left), Math.max(top - margin, whole.top)];
    return {
      left: fromX,
      top: fromY,
      width: Math.min(right + margin + 1, whole.left + whole.width) - fromX,
      height: Math.min(bottom + margin + 1, whole.top + whole.height) - fromY,
    };
  };
  const box = within({ left: 0, top: 0, width, height }, shown, MARGIN);
  const near = within(box, changes, CLOSE_UP_MARGIN);
  const isNear = changes[2] >= 0 && near.width * near.height <= (box.width * box.height) / 2;

  const pixels = new Uint8ClampedArray(box.width * box.height * 4);
  let changed = 0;
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const [inX, inY] = [x + box.left, y + box.top];
      const inAfter = inX < after.width && inY < after.height ? (inY * after.width + inX) * 4 : 0;
      const isChanged = differs[inY * width + inX] === 1;
      if (isChanged) changed += 1;
      const brightness =
        ((after.data[inAfter] ?? 0) + (after.data[inAfter + 1] ?? 0) + (after.data[inAfter + 2] ?? 0)) / 3;
      const pale = 191 + brightness / 4;
      pixels.set(isChanged ? [208, 0, 64, 255] : [pale, pale, pale, 255], (y * box.width + x) * 4);
    }
  }
  return { box, closeUp: isNear ? near : undefined, share: changed / (box.width * box.height), pixels };
};
