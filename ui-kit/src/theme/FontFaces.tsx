/** Placeholder until the subset is made: headings fall back to the device's serif. */
export function FontFaces() {
  return null;
}
