/**
 * The library that decodes and encodes pictures. Imported when it is needed first, because most
 * starts do not need it. It keeps nothing of a picture that is done: the same one is seldom made
 * again.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};
