/** The longest side that is sent, in pixels: a quarter more than the widest copy that is ever shown (PICTURE_WIDTHS). */
const LONGEST_SIDE = 2000;

/** Below this size, in bytes, a picture of fitting width goes as it is. */
const SMALL_ENOUGH = 700_000;

const QUALITY = 0.85;

/** JPEG photographs stay JPEG; what may be see-through becomes WebP. A GIF may move, so it is left alone. */
const targetType = (type: string) => (type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');

const drawn = (bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
};

/**
 * A smaller picture for a large one, so that a photograph of a phone is sent in seconds (issue 4, point 7). Answers the
 * file itself when it is small already, when the browser can't read it (the server then says what is wrong), or when
 * drawing it anew would not make it smaller.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.type === 'image/gif' || typeof createImageBitmap !== 'function') return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return file;
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= SMALL_ENOUGH) return file;
  const blob = await drawn(bitmap, scale, targetType(file.type));
  bitmap.close();
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}
