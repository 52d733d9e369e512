import type { PictureSource } from '../src/Picture/Picture';

/** A partner's mark, wide and on white. */
export const sampleLogo = (colour: string): PictureSource => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100"><circle cx="50" cy="50" r="34" fill="${colour}"/><path d="M100 36h84v10h-84zM100 56h60v10h-60z" fill="${colour}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 200, height: 100 };
};
