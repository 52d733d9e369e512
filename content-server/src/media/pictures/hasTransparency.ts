import type { Sharp } from 'sharp';

/** True if an image has transparent parts, as many logos have. */
export const hasTransparency = async (picture: Sharp): Promise<boolean> =>
  (await picture.metadata()).hasAlpha && !(await picture.stats()).isOpaque;
