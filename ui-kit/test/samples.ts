import type { PictureSource } from '../src/Picture/Picture';

/** Painted hills in the given colours, as a data address: stories need pictures and Storybook opens offline. */
export const samplePicture = (
  sky = '#f2c98a',
  hills = '#2e7f83',
  ground = '#7a3b25',
  [width, height] = [1600, 1000],
): PictureSource => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" preserveAspectRatio="none"><path fill="${sky}" d="M0 0h160v100H0z"/><circle cx="112" cy="38" r="17" fill="#fff3d6"/><path fill="${hills}" d="M0 62l34-22 28 18 40-28 58 32v40H0z"/><path fill="${ground}" d="M0 74c40-14 70 8 160-6v32H0z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
};

/** A partner's mark, wide and on white. */
export const sampleLogo = (colour: string): PictureSource => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100"><circle cx="50" cy="50" r="34" fill="${colour}"/><path d="M100 36h84v10h-84zM100 56h60v10h-60z" fill="${colour}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 200, height: 100 };
};
